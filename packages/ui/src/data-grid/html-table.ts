/** The most places that a merged cell takes: no one selects more. */
const SPAN_MAX = 1_000;

/**
 * Reads the table of HTML that a spreadsheet, a document, an email or a page has copied; undefined if it has none. A
 * merged cell has its text in its first place, and the others are empty. What is hidden isn't read.
 */
export function parseHtmlTable(html: string): string[][] | undefined {
  const table = html.includes('<t') ? dataTable(parse(html)) : undefined;
  if (!table) return undefined;
  const rows = [...table.rows].filter((row) => !isHidden(row));
  const texts = rows.map((): string[] => []);
  for (const [at, row] of rows.entries()) {
    let column = 0;
    for (const cell of row.cells) {
      if (isHidden(cell)) continue;
      // Places that a merged cell above or before has taken.
      while (texts[at]?.[column] !== undefined) column += 1;
      for (const line of texts.slice(at, at + spanOf(cell.rowSpan))) {
        for (let place = 0; place < spanOf(cell.colSpan); place += 1) line[column + place] = '';
      }
      (texts[at] ?? [])[column] = textOf(cell);
    }
  }
  // A place that nothing has taken is empty too.
  return texts.map((row) => Array.from(row, (text) => text ?? ''));
}

interface SafeParser {
  readonly setHTML?: (html: string, options: object) => void;
}

/**
 * Parses HTML into a document that loads and runs nothing. Where a page requires trusted types, the browser needs
 * `setHTML` for it, or there is no table, and the cells are read as text.
 */
function parse(html: string): Document | undefined {
  const inert = document.implementation.createHTMLDocument('');
  const body: HTMLElement & SafeParser = inert.body;
  try {
    if (!body.setHTML) return new DOMParser().parseFromString(html, 'text/html');
    body.setHTML(html, { sanitizer: { removeElements: ['script', 'style', 'template'] } });
    return inert;
  } catch {
    return undefined;
  }
}

/** Returns the table of the data: inside of those that only lay out the page or the email around it. */
function dataTable(page: Document | undefined): HTMLTableElement | undefined {
  let table = page?.querySelector('table') ?? undefined;
  while (table) {
    const cells = [...table.rows].map((row) => row.cells.length);
    const inner: HTMLTableElement[] = [...table.querySelectorAll('table')].filter(
      (nested) => nested.rows.length > 1 || (nested.rows[0]?.cells.length ?? 0) > 1,
    );
    const [first] = inner;
    // Several are parts of a text, and several columns are data of their own.
    const isLayout = first !== undefined && inner.every((nested) => first.contains(nested));
    if (!isLayout || cells.some((count) => count > 1)) return table;
    table = first;
  }
  return undefined;
}

const spanOf = (span: number): number => Math.min(Math.max(span, 1), SPAN_MAX);

const isHidden = ({ style, hidden }: HTMLElement): boolean =>
  hidden !== false || style.display === 'none';

const UNREAD = 'script, style, template, noscript, head, title';
const BLOCKS =
  'address, article, blockquote, dd, div, dl, dt, h1, h2, h3, h4, h5, h6, li, ol, p, pre, section, table, tr, ul';

/** Blanks of the source are one blank, as on a page; only `<br>` and blocks break lines. */
const textOf = (cell: HTMLElement): string =>
  [...cell.childNodes]
    .map(linesOf)
    .join('')
    .replaceAll(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

function linesOf(node: Node): string {
  // Text of the source: its blanks and line breaks are blanks.
  if (node.nodeType === node.TEXT_NODE) return (node.nodeValue ?? '').replaceAll(/\s+/g, ' ');
  if (!isElement(node) || node.matches(UNREAD)) return '';
  if (node.localName === 'br') return '\n';
  if (node instanceof HTMLElement && isHidden(node)) return '';
  const inside = [...node.childNodes].map(linesOf).join('');
  if (node.matches(BLOCKS)) return `\n${inside}\n`;
  return node.matches('td, th') ? ` ${inside} ` : inside;
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Writes cells as a table, for documents and emails. */
export function formatHtmlTable(rows: readonly (readonly string[])[]): string {
  const lines = rows.map(
    (row) => `<tr>${row.map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`,
  );
  return `<table>${lines.join('')}</table>`;
}
