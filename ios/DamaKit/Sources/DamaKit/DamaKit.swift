// What the core hands over is part of this module's own vocabulary.
@_exported import DamaCore
