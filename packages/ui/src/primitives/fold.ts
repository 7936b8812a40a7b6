const MARKS = /\p{Mn}/u;

/** The text without case and accents, and where each of its letters, and its end, stands in the original. */
export function fold(original: string): {
  readonly text: string;
  readonly places: readonly number[];
} {
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

/** What was typed, as folded words. */
export function wordsOf(typed: string): readonly string[] {
  return fold(typed).text.split(/\s+/).filter(Boolean);
}

/** Whether every word of what was typed is in the text, whatever its case and accents. Nothing typed is in all. */
export function matchesText(typed: string, text: string): boolean {
  const folded = fold(text).text;
  return wordsOf(typed).every((word) => folded.includes(word));
}
