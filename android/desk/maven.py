"""Fetches exact artifacts with the ordinary `mvn` client into a repository of our own under `build/`.

Every artifact is asked for without its dependencies: Maven's resolution fails on AndroidX's hard version ranges, so
`resolve.py` works the list out and Maven only carries. Google's artifacts are in Google's own repository, hence the
second one in the project file.
"""

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path
from xml.sax.saxutils import escape

from paths import OUT, REPOSITORY
from tools import DeskError, polite

PLUGIN = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1"
ATTEMPTS = 4
# A slow answer may come the next time; a refusal ("not found", "403") is final and must not be asked again.
SLOW = re.compile(
    r"timed out|timeout|connection reset|connection refused|premature end|unknown host|status code: 50\d", re.I
)

PROJECT = """<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>app.dama</groupId>
  <artifactId>desk</artifactId>
  <version>1</version>
  <packaging>pom</packaging>
  <repositories>
    <repository>
      <id>google</id>
      <url>https://maven.google.com</url>
    </repository>
  </repositories>
  <dependencies>
{dependencies}
  </dependencies>
</project>
"""
DEPENDENCY = """    <dependency>
      <groupId>{group}</groupId>
      <artifactId>{name}</artifactId>
      <version>{version}</version>
      <type>{type}</type>
      <exclusions>
        <exclusion><groupId>*</groupId><artifactId>*</artifactId></exclusion>
      </exclusions>
    </dependency>"""

# Group, name, version, type ("jar", "aar" or "pom").
Coordinate = tuple[str, str, str, str]


def file_of(coordinate: Coordinate) -> Path:
    """Where the repository keeps an artifact once it is fetched."""
    group, name, version, kind = coordinate
    return REPOSITORY / group.replace(".", "/") / name / version / f"{name}-{version}.{kind}"


def fetch(coordinates: Iterable[Coordinate]) -> None:
    """Brings the artifacts that the repository does not hold yet."""
    wanted = set(coordinates)
    fetch_offered(wanted)
    missing = [":".join(c) for c in sorted(wanted) if not file_of(c).is_file()]
    if missing:
        raise DeskError("Maven fetched nothing for: " + ", ".join(missing))


def fetch_offered(coordinates: Iterable[Coordinate]) -> None:
    """The same for project files, of which some may not be offered: Maven only warns of those."""
    for batch in _batches(sorted(c for c in set(coordinates) if not file_of(c).is_file())):
        _fetch(batch)


def _batches(coordinates: list[Coordinate]) -> list[list[Coordinate]]:
    """One project cannot name an artifact in two versions, so these go to different projects."""
    batches: list[dict[tuple[str, str, str], Coordinate]] = []
    for coordinate in coordinates:
        group, name, _, kind = coordinate
        key = (group, name, kind)
        batch = next((b for b in batches if key not in b), None)
        if batch is None:
            batches.append(batch := {})
        batch[key] = coordinate
    return [list(batch.values()) for batch in batches]


def _fetch(coordinates: list[Coordinate]) -> None:
    project = OUT / "fetch" / "pom.xml"
    project.parent.mkdir(parents=True, exist_ok=True)
    entries = [
        DEPENDENCY.format(group=escape(g), name=escape(n), version=escape(v), type=escape(t))
        for g, n, v, t in coordinates
    ]
    project.write_text(PROJECT.format(dependencies="\n".join(entries)))
    # "collect" reads project files only, which is all that is asked for when every type is "pom".
    goal = "collect" if all(c[3] == "pom" for c in coordinates) else "resolve"
    command = ["mvn", "-B", "-q", "-U", "-f", str(project), f"-Dmaven.repo.local={REPOSITORY}", f"{PLUGIN}:{goal}"]
    output = ""
    for _ in range(ATTEMPTS):
        done = subprocess.run(polite(command), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        output = done.stdout
        if done.returncode == 0:
            return
        if not SLOW.search(output):
            break
    errors = [line for line in output.splitlines() if line.startswith("[ERROR]")] or output.splitlines()
    raise DeskError("Maven could not fetch the libraries; try a neighbouring version.\n" + "\n".join(errors[:8]))
