/** Number of colours in `avatar.css`. */
const HUES = 6;

let segmenter: Intl.Segmenter | undefined;

/**
 * Returns the first letter with its combining marks. Without `Segmenter` (Firefox before 125): the first code point.
 */
function firstLetter(text: string): string {
  if (typeof Intl.Segmenter === 'undefined') return /^.\p{M}*/u.exec(text)?.[0] ?? '';
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  const [first] = segmenter.segment(text);
  return first?.segment ?? '';
}

/** Returns the first letters of the first and last word: "Malabar Court Residency" is MR. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen
    .map((word) => {
      const start = word?.search(/[\p{L}\p{N}]/u) ?? 0;
      return firstLetter(word?.slice(start) ?? '').toLocaleUpperCase();
    })
    .join('');
}

/** Returns a number from 0 to 5, always the same for a name. */
export function avatarHue(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % HUES;
}
