import assert from "node:assert/strict";
import { test } from "node:test";
import { PageLanguage, suitingLanguage } from "../../Sources/Hosts/PageSources/Page/language.js";

// V30

test("of a program's languages the first that a person wants is taken", () => {
  assert.equal(suitingLanguage(["en", "ar", "he"], ["he", "ar", "en"]), "he");
  assert.equal(suitingLanguage(["en", "ar", "he"], ["de", "AR-eg", "en"]), "ar");
  assert.equal(suitingLanguage(["en", "ar-SA"], ["ar"]), "ar-SA");
  assert.equal(suitingLanguage(["en", "pt-BR", "pt"], ["pt-PT"]), "pt");
});

test("a program that has none of them is in its own", () => {
  assert.equal(suitingLanguage(["en", "ar"], ["fa", "ur"]), "en");
  assert.equal(suitingLanguage(["en", "ar"], []), "en");
});

/** An element of a page, and a browser that is set to some languages. */
function page(languages, wanted) {
  const listeners = [];
  const settings = { languages: wanted };
  Object.defineProperty(globalThis, "navigator", { value: settings, configurable: true });
  globalThis.window = { addEventListener: (_, listener) => listeners.push(listener) };
  const [first] = languages.split(" ");
  const [lang, dir] = first.split(":");
  const root = { lang, dir, dataset: { languages } };
  let changes = 0;
  const language = new PageLanguage(root, () => { changes += 1; });
  const set = (others) => {
    settings.languages = others;
    for (const listener of listeners) listener();
  };
  return { root, language, set, changes: () => changes };
}

test("a page asks for right to left where its language is written so", () => {
  const { root, language } = page("en:ltr ar:rtl", ["ar-EG", "en"]);
  assert.equal(root.lang, "ar");
  assert.equal(root.dir, "rtl");
  assert.equal(language.writesRightToLeft, true);
});

test("a program of one language stays in it, whatever the browser's is", () => {
  const { root, language } = page("en:ltr", ["ar"]);
  assert.equal(root.lang, "en");
  assert.equal(language.writesRightToLeft, false);
  assert.equal(page("ar:rtl", ["en"]).language.writesRightToLeft, true);
});

test("another language of the browser turns the page round, and tells of it where the direction is another", () => {
  const { root, set, changes } = page("en:ltr ar:rtl he:rtl", ["en"]);
  set(["ar"]);
  assert.equal(root.dir, "rtl");
  assert.equal(changes(), 1);
  set(["he"]);
  assert.equal(root.lang, "he");
  assert.equal(changes(), 1);
  set(["en"]);
  assert.equal(root.dir, "ltr");
  assert.equal(changes(), 2);
});
