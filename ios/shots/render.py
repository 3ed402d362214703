"""Draws pictures from lists of shapes: render.py FOLDER-OF-JSON FOLDER-OF-PNG [NAME…].

The lists are what the tests in ios/DamaKit/Tests/DamaKitTests/Board/Shots write.
"""

import json
import sys
from pathlib import Path

import skia

CAPS = {"butt": skia.Paint.kButt_Cap, "round": skia.Paint.kRound_Cap}
JOINS = {"miter": skia.Paint.kMiter_Join, "round": skia.Paint.kRound_Join}
SEMIBOLD = skia.FontStyle(600, skia.FontStyle.kNormal_Width, skia.FontStyle.kUpright_Slant)
PREMULTIPLIED = skia.GradientShader.kInterpolateColorsInPremul_Flag


def path_of(outline):
    path = skia.Path()
    for kind, *values in outline:
        match kind, values:
            case "move", [point]:
                path.moveTo(*point)
            case "line", [point]:
                path.lineTo(*point)
            case "curve", [control, end]:
                path.quadTo(*control, *end)
            case "close", []:
                path.close()
            case "box", [box]:
                path.addRect(skia.Rect(*box))
            case "rounded", [box, corner]:
                path.addRoundRect(skia.Rect(*box), corner, corner)
            case "circle", [centre, radius]:
                path.addCircle(*centre, radius)
            case _:
                raise ValueError(f"unknown part of an outline: {kind}")
    return path


def gradient(stops):
    return {"colors": [ink for _, ink in stops], "positions": [at for at, _ in stops], "flags": PREMULTIPLIED}


def shader_of(paint):
    match paint:
        case "linear", start, end, stops:
            return skia.GradientShader.MakeLinear(points=[tuple(start), tuple(end)], **gradient(stops))
        case "radial", centre, radius, stops:
            return skia.GradientShader.MakeRadial(center=tuple(centre), radius=radius, **gradient(stops))
        case "sweep", centre, start, stops:
            turned = skia.Matrix().setRotate(start * 180 / 3.141592653589793, *centre)
            return skia.GradientShader.MakeSweep(*centre, localMatrix=turned, **gradient(stops))
    raise ValueError(f"unknown paint: {paint[0]}")


def paint_of(paint):
    result = skia.Paint(AntiAlias=True)
    if paint[0] == "ink":
        result.setColor(paint[1])
    else:
        result.setShader(shader_of(paint))
    return result


def write(canvas, text, centre, size, ink):
    font = skia.Font(skia.Typeface("sans-serif", SEMIBOLD), size)
    metrics = font.getMetrics()
    left = centre[0] - font.measureText(text) / 2
    base = centre[1] - (metrics.fAscent + metrics.fDescent) / 2
    canvas.drawString(text, left, base, font, paint_of(["ink", ink]))


def draw(canvas, shapes):
    for kind, *values in shapes:
        match kind, values:
            case "fill", [outline, paint]:
                canvas.drawPath(path_of(outline), paint_of(paint))
            case "stroke", [outline, paint, width, cap, join, dashes]:
                pen = paint_of(paint)
                pen.setStyle(skia.Paint.kStroke_Style)
                pen.setStrokeWidth(width)
                pen.setStrokeCap(CAPS[cap])
                pen.setStrokeJoin(JOINS[join])
                # What SwiftUI does unless told otherwise.
                pen.setStrokeMiter(10)
                if dashes:
                    pen.setPathEffect(skia.DashPathEffect.Make(dashes, 0))
                canvas.drawPath(path_of(outline), pen)
            case "letters", [text, centre, size, ink]:
                write(canvas, text, centre, size, ink)
            case "layer", [transform, clip, opacity, inner]:
                canvas.save()
                canvas.concat(skia.Matrix.MakeAll(*transform[0::2], *transform[1::2], 0, 0, 1))
                if clip:
                    canvas.clipPath(path_of(clip), doAntiAlias=True)
                if opacity < 1:
                    canvas.saveLayerAlpha(None, round(opacity * 255))
                    draw(canvas, inner)
                    canvas.restore()
                else:
                    draw(canvas, inner)
                canvas.restore()
            case _:
                raise ValueError(f"unknown shape: {kind}")


def render(picture):
    """The picture's image."""
    scale = picture["scale"]
    size = (round(picture["width"] * scale), round(picture["height"] * scale))
    surface = skia.Surface.MakeRaster(skia.ImageInfo.MakeN32(*size, skia.kOpaque_AlphaType))
    with surface as canvas:
        canvas.scale(scale, scale)
        draw(canvas, picture["shapes"])
    return surface.makeImageSnapshot()


def main():
    source, target, *names = sys.argv[1:]
    for file in sorted(Path(source).glob("*.json")):
        if not names or file.stem in names:
            render(json.loads(file.read_text())).save(str(Path(target) / f"{file.stem}.png"), skia.kPNG)


if __name__ == "__main__":
    main()
