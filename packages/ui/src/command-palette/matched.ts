import { fold } from '../primitives/fold.ts';

/** A piece of a text, and whether it was looked for. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The text in pieces, so that what was typed can be marked in it. */
export function matched(typed: string, text: string): readonly Piece[] {
  const folded = foldedWithPlaces(text);
  const isMatch = new Uint8Array(text.length);
  for (const word of fold(typed).split(/\s+/).filter(Boolean)) {
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

/** The folded text, and where each of its letters, and its end, stands in the original. */
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
