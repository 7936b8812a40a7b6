/** Marks of no script of their own. Signs of vowels are marks too, but in Devanagari they are letters and no accents. */
const ACCENTS = /\p{Script=Inherited}/gu;

/** The text without accents, in capitals, which hang on no neighbour as small letters do. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '').toUpperCase();
}

/** Whether every word of what was typed is in the text, whatever its case and accents. Nothing typed is in all. */
export function matchesText(typed: string, text: string): boolean {
  const folded = fold(text);
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
