#if BrowserHost
import Testing

@testable import BrowserHost

struct PageScriptTests {
  @Test func `modules stand behind those that they import, each once and with names of its own`() {
    let script = PageScript(
      main: "main.js",
      modules: [
        "main.js": """
        import { double } from "./math.js";
        import { Printer, ink } from "./printer.js";

        /** What this is. */
        new Printer().print(double(2), ink);
        """,
        "math.js": """
        const factor = 2; // stays
        export function double(value) { return value * factor; }
        """,
        "printer.js": """
        import { double } from "./math.js";
        /*
         * Said on several lines.
         */
        const factor = 3;
        export class Printer {
          // Said on one line.
          print(text) { console.log(double(text) * factor); }
        }
        export const ink = "black";
        """,
        "unused.js": "export const nothing = 0;",
      ])
    #expect(
      script.text == """
        //# allFunctionsCalledOnLoad
        let $0=(()=>{let factor = 2; // stays
        function double(value){return value*factor}
        return{double}})();
        let $1=(()=>{let{double}=$0;let factor=3;class Printer{print(text){console.log(double(text)*factor)}
        }
        let ink="black";return{Printer,ink}})();
        let $main=(()=>{let{double}=$0;let{Printer,ink}=$1;new Printer().print(double(2),ink);return{}})();

        """)
  }

  @Test func `objects of plain numbers stand as numbers where their members are named`() {
    let script = PageScript(
      main: "main.js",
      modules: [
        "main.js": """
        import { Bit, Kind, Size } from "./numbers.js";
        import { tell } from "./tell.js";
        if (mask & Bit.hidden) tell(Kind.tick, this.Kind.tick, Kind.other, MyKind.tick);
        console.log(Size, Size.small);
        """,
        "numbers.js": """
        export const Kind = {
          hello: 1, tick: 2,
        };
        export const Bit = { shown: 1 << 0, hidden: 1 << 9 };
        export const Size = { small: 4 };
        export const Name = { first: "a" };
        """,
        "tell.js": """
        import { Bit } from "./numbers.js";
        export function tell() { return Bit.shown; }
        """,
      ])
    #expect(
      script.text == """
        //# allFunctionsCalledOnLoad
        let $0=(()=>{let Kind={hello:1,tick:2,};let Size={small:4};let Name={first:"a"};return{Kind,Size,Name}})();
        let $1=(()=>{function tell(){return 1}
        return{tell}})();
        let $main=(()=>{let{Kind,Size}=$0;let{tell}=$1;if(mask&512)tell(2,this.Kind.tick,Kind.other,MyKind.tick);console.log(Size,4);return{}})();

        """)
  }

  @Test func `a template on several lines keeps its spaces and empty lines`() {
    let source = """
      /* A tick, `, in a comment is no template. */
      // Nor is this `.
      export function sign(name) {
        return `Dear ${name},

          // welcome
        back`;
      }
      """
    let text = PageScript(main: "main.js", modules: ["main.js": source]).text
    #expect(
      text == """
        //# allFunctionsCalledOnLoad
        let $main=(()=>{function sign(name){return `Dear ${name},

            // welcome
          back`;
        }
        return{sign}})();

        """)
  }

  @Test(arguments: [
    ("let a = b + -c;", "let a=b + -c;"), ("a - (b * c)", "a-(b*c)"), ("a++ + b", "a++ + b"), ("a + b", "a+b"),
    ("if (a in b) { return [a, ...b]; }", "if(a in b){return[a,...b]}"),
    ("say(\"a = b, c\", d ? e : f);", "say(\"a = b, c\",d?e:f);"), ("const a = `b = ${c}`;", "let a=`b = ${c}`;"),
    ("f(`a = ${b}`, `c = d`, \"e = f\", g);", "f(`a = ${b}`, `c = d`,\"e = f\",g);"), ("a = b / c; ", "a=b / c;"),
    ("f(\"` = \", a = b, `c`);", "f(\"` = \", a = b, `c`);"), ("a = b; // c = d", "a = b; // c = d"),
    ("a = /b = c/;", "a = /b = c/;"), ("a = \"b \\\" = c\";", "a = \"b \\\" = c\";"),
    ("class A extends B { static #a = 1; }", "class A extends B{static #a=1}"),
  ])
  func `spaces beside signs are left out, but not those in text nor those that keep signs apart`(
    line: String, closed: String
  ) {
    let text = PageScript(main: "main.js", modules: ["main.js": line]).text
    #expect(text.replacing("\n", with: "") == "//# allFunctionsCalledOnLoadlet $main=(()=>{\(closed)return{}})();")
  }

  @Test func `every module of the page is in its script, but for those that are loaded where they are needed`() {
    let script = PageScript(main: "main.js", modules: PageFiles.modules)
    let missing = Set(PageFiles.modules.keys).subtracting(script.modules)
    #expect(missing.sorted() == ["developer.js", "dragsout.js", "drops.js", "maskdrawing.js", "styledtext.js"])
    #expect(!script.text.contains("import {"))
    #expect(!script.text.contains("export "))
  }

  @Test func `modules that import each other stop with their names`() async {
    await #expect(processExitsWith: .failure) {
      let modules = ["a.js": "import { b } from \"./b.js\";", "b.js": "import { a } from \"./a.js\";"]
      _ = PageScript(main: "a.js", modules: modules)
    }
  }

  @Test(arguments: [
    "import { a } from \"./missing.js\";", "import a from \"./b.js\";", "export default 3;", "export { a };",
  ])
  func `a form that is not read stops`(line: String) async {
    await #expect(processExitsWith: .failure) { [line] in
      _ = PageScript(main: "a.js", modules: ["a.js": line, "b.js": "export const a = 0;"])
    }
  }
}
#endif
