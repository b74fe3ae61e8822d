import Mustache
import Diagnostics
extension TemplateSet { func check(_ n: String, against: TemplateShape) -> [Diagnostic] { [] } }
