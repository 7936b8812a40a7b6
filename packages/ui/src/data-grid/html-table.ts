/** The attributes of a tag, of which a value in quotes can contain the end of one. */
const attributes = `((?:[^>"']|"[^"]*"|'[^']*')*)`;
const aTable = new RegExp(`<table\\b${attributes}>([\\s\\S]*?)(?:</table>|$)`, 'i');
const aRow = new RegExp(`<tr\\b${attributes}>`, 'gi');
const aCell = new RegExp(`<t[dh]\\b${attributes}>([\\s\\S]*?)(?=<t[dh]\\b|</t[dhr]>|$)`, 'gi');
const aTag = new RegExp(`<[/!]?[a-z]${attributes}>`, 'gi');

/**
 * Reads the table of HTML that a spreadsheet, a document or a page has copied; undefined if it has none. A merged cell
 * has its text in its first place, and the others are empty. As text: pages that require trusted types refuse a parser.
 */
export function parseHtmlTable(html: string): string[][] | undefined {
  const inside = aTable.exec(html.replaceAll(/<!--[\s\S]*?-->/g, ''))?.[2];
  if (inside === undefined) return undefined;
  const rows = inside.replaceAll(aRow, '\u2029').split('\u2029').slice(1);
  const texts = rows.map((): string[] => []);
  for (const [at, row] of rows.entries()) {
    let column = 0;
    for (const [, own = '', content = ''] of row.matchAll(aCell)) {
      // Places that a merged cell above or before has taken.
      while (texts[at]?.[column] !== undefined) column += 1;
      for (const one of texts.slice(at, at + spanOf(own, 'rowspan'))) {
        for (let place = 0; place < spanOf(own, 'colspan'); place += 1) one[column + place] = '';
      }
      (texts[at] ?? [])[column] = textOf(content);
    }
  }
  // A place that nothing has taken is empty too.
  return texts.map((row) => Array.from(row, (text) => text ?? ''));
}

/** The most places that a merged cell takes: no one selects more. */
const SPAN_MAX = 1_000;

function spanOf(own: string, name: string): number {
  const span = Number(new RegExp(`\\b${name}=["']?(\\d+)`, 'i').exec(own)?.[1] ?? 1);
  return Math.min(Math.max(span, 1), SPAN_MAX);
}

const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

/** Blanks of the source are one blank, as on a page; only `<br>` breaks lines. */
const textOf = (content: string): string =>
  content
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?<br\b[^>]*> ?/gi, '\n')
    .replaceAll(aTag, '')
    .replaceAll(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (all, decimal, hex, name) =>
      name === undefined ? characterOf(Number(decimal ?? `0x${hex}`)) : (named.get(name) ?? all),
    )
    .trim();

const characterOf = (code: number): string =>
  code <= 0x10ffff ? String.fromCodePoint(code).replace('\u00a0', ' ') : '';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Writes cells as a table, for documents and emails. */
export function formatHtmlTable(rows: readonly (readonly string[])[]): string {
  const lines = rows.map(
    (row) => `<tr>${row.map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`,
  );
  return `<table>${lines.join('')}</table>`;
}
