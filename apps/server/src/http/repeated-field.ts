/** A string with the colon that makes it a key, or a sign that opens, closes or divides. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}[\],]/g;

interface Open {
  /** The keys of an object so far; undefined for a list. */
  readonly keys: Set<string> | undefined;
  /** Where we are in it. */
  at: string | number;
}

/**
 * The dotted path of the first field that stands twice in one object. The parser takes the last of
 * the two without a word, and a proxy that inspected the request may have used the first.
 *
 * @param text valid JSON.
 */
export function repeatedField(text: string): string | undefined {
  const open: Open[] = [];
  for (const [token, colon] of text.matchAll(TOKEN)) {
    const inner = open.at(-1);
    if (token === '{') open.push({ keys: new Set(), at: '' });
    else if (token === '[') open.push({ keys: undefined, at: 0 });
    else if (token === '}' || token === ']') open.pop();
    else if (token === ',' && inner && typeof inner.at === 'number') inner.at += 1;
    else if (colon && inner?.keys) {
      const key: string = JSON.parse(token.slice(0, -colon.length));
      inner.at = key;
      if (inner.keys.has(key)) return open.map(({ at }) => at).join('.');
      inner.keys.add(key);
    }
  }
  return undefined;
}
