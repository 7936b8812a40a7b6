/** How many hues `avatar.css` has. */
const HUES = 6;

let segmenter: Intl.Segmenter | undefined;

/** The first letter with its signs, as its reader counts. Without `Segmenter` (Firefox before 125): as Unicode does. */
function firstLetter(text: string): string {
  if (typeof Intl.Segmenter === 'undefined') return /^.\p{M}*/u.exec(text)?.[0] ?? '';
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  const [first] = segmenter.segment(text);
  return first?.segment ?? '';
}

/** The first letter of the first word and of the last: "Malabar Court Residency" is MR. Never more than two. */
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

/** A number from 0 to 5, the same for the same name on every machine. */
export function avatarHue(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % HUES;
}
