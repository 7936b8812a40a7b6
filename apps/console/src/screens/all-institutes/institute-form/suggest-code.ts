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
  return (head + rest.map((word) => word.charAt(0)).join('')).slice(0, 10);
}
