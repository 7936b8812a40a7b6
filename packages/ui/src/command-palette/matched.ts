/** A piece of a text, and whether it was looked for. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Whether every word of what was typed is in the text, whatever its case and accents. Nothing typed is in all. */
export function matchesText(typed: string, text: string): boolean {
  const folded = fold(text).text;
  return wordsOf(typed).every((word) => folded.includes(word));
}

/** The text in pieces, so that what was typed can be marked in it. */
export function matched(typed: string, text: string): readonly Piece[] {
  const folded = fold(text);
  const isMatch = new Uint8Array(text.length);
  for (const word of wordsOf(typed)) {
    for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + 1)) {
      // The place after the last letter, so that its accents are marked with it.
      isMatch.fill(1, folded.places[at], folded.places[at + word.length]);
    }
  }
  const pieces: { text: string; isMatch: boolean }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = pieces.at(-1);
    const marked = isMatch[at] === 1;
    if (last && last.isMatch === marked) last.text += text.charAt(at);
    else pieces.push({ text: text.charAt(at), isMatch: marked });
  }
  return pieces;
}

function wordsOf(typed: string): readonly string[] {
  return fold(typed).text.split(/\s+/).filter(Boolean);
}

const MARKS = /\p{Mn}/u;

/** The text without case and accents, and where each of its letters, and its end, stands in the original. */
function fold(original: string): { readonly text: string; readonly places: readonly number[] } {
  let text = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of original) {
    for (const part of letter.normalize('NFD').toLowerCase()) {
      // Signs of vowels are marks too, but in Devanagari they are letters and no accents.
      if (MARKS.test(part) && /\p{Script=Inherited}/u.test(part)) continue;
      text += part;
      for (let unit = 0; unit < part.length; unit += 1) places.push(place);
    }
    place += letter.length;
  }
  places.push(place);
  return { text, places };
}
