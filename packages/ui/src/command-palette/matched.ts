import { fold } from '../primitives/text/fold.ts';

/** A piece of text, and whether it matches. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits the text into pieces to highlight matches of the query. */
export function matched(typed: string, text: string): readonly Piece[] {
  const folded = foldedWithPlaces(text);
  const isMatch = new Uint8Array(text.length);
  for (const word of fold(typed).split(/\s+/).filter(Boolean)) {
    for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + 1)) {
      // The index after the last letter, so that its accents are highlighted too.
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

/** Returns the folded text, and the position of each of its letters (and of its end) in the original. */
function foldedWithPlaces(original: string) {
  let text = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of original) {
    const folded = fold(letter);
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) places.push(place);
    place += letter.length;
  }
  places.push(place);
  return { text, places };
}
