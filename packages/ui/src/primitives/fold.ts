/** Accents: combining marks without a script. Vowel signs are marks too, but in Devanagari they are letters. */
const ACCENTS = /\p{Script=Inherited}/gu;

/** Returns the text without accents, in capitals, which don't depend on neighbouring letters. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '').toUpperCase();
}

/** Returns whether every word of the query is in the text, ignoring case and accents. An empty query matches. */
export function matchesText(typed: string, text: string): boolean {
  const folded = fold(text);
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
