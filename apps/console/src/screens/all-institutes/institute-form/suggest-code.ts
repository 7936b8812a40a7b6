/** The most characters of a code. */
const LENGTH_MAX = 10;

/** Suggests a code from a name: its initials, padded from the first word. "Snowline Lodge" gives SNL. */
export function suggestCode(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .toUpperCase()
    .split(' ')
    .filter(Boolean);
  const [first = '', ...rest] = words;
  const head = first.slice(0, Math.max(1, 3 - rest.length));
  return (head + rest.map((word) => word.charAt(0)).join('')).slice(0, LENGTH_MAX);
}

/** A suggested code, and what is suggested where it is taken: PGH, PGH2, PGH3 and so on. */
export function codesLike(code: string): readonly string[] {
  const numbered = Array.from({ length: 98 }, (_, at) => String(at + 2));
  return [code, ...numbered.map((number) => code.slice(0, LENGTH_MAX - number.length) + number)];
}
