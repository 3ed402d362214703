import DamaKit
import SwiftUI
