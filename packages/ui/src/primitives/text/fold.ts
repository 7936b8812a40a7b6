/**
 * Accents: combining marks without a script. Vowel signs are marks too, but in Devanagari they are letters. The two
 * sound marks of kana make other letters: か is "ka", が "ga".
 */
const ACCENTS = /(?![\u3099\u309a])\p{Script=Inherited}/gu;
const MARKED_KANA = /.[\u3099\u309a]/gu;

/** Returns the text without accents, in capitals, which don't depend on neighbouring letters. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(MARKED_KANA, (kana) => kana.normalize('NFC'))
    .toUpperCase();
}

/** Returns whether every word of the query is in the text, ignoring case and accents. An empty query matches. */
export function matchesText(typed: string, text: string): boolean {
  const folded = fold(text);
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
