/**
 * Accents: combining marks without a script. Vowel signs are marks too, but in Devanagari they are letters. The two
 * sound marks of kana make other letters: か is "ka", が "ga".
 */
const ACCENTS = /(?![\u3099\u309a])\p{Script=Inherited}/gu;
const MARKED_KANA = /.[\u3099\u309a]/gu;

/** Without accents, and so the same after all that `fold` does but the capitals. */
const PLAIN = /^[ -~]*$/;

/** Returns the text without accents, in capitals, which don't depend on neighbouring letters. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toUpperCase();
  return text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(MARKED_KANA, (kana) => kana.normalize('NFC'))
    .toUpperCase();
}

let lastTyped = '';
let lastWords: readonly string[] = [''];

/** The words of the last query: it is looked for in thousands of texts. */
function wordsOf(typed: string): readonly string[] {
  if (typed !== lastTyped) {
    lastTyped = typed;
    lastWords = fold(typed).split(/\s+/);
  }
  return lastWords;
}

/** Returns whether every word of the query is in the text, ignoring case and accents. An empty query matches. */
export function matchesText(typed: string, text: string): boolean {
  const folded = fold(text);
  return wordsOf(typed).every((word) => folded.includes(word));
}
