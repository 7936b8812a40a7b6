/**
 * Reads the table of HTML that a spreadsheet, a document or a page has copied; undefined if it has none. A merged cell
 * has its text in its first place, and the others are empty.
 */
export function parseHtmlTable(html: string): string[][] | undefined {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (!table) return undefined;
  const texts = Array.from(table.rows, (): string[] => []);
  for (const [at, { cells }] of [...table.rows].entries()) {
    let column = 0;
    for (const cell of cells) {
      // Places that a merged cell above or before has taken.
      while (texts[at]?.[column] !== undefined) column += 1;
      for (const row of texts.slice(at, at + cell.rowSpan)) {
        for (let place = 0; place < cell.colSpan; place += 1) row[column + place] = '';
      }
      (texts[at] ?? [])[column] = textOf(cell);
    }
  }
  // A place that nothing has taken is empty too.
  return texts.map((row) => Array.from(row, (text) => text ?? ''));
}

/** Blanks of the source are one blank, as on a page; only `<br>` breaks lines. */
function textOf(cell: HTMLTableCellElement): string {
  for (const br of cell.querySelectorAll('br')) br.replaceWith('\uE000');
  return (cell.textContent ?? '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ ?\uE000 ?/gu, '\n')
    .trim();
}

/** Writes cells as a table, for documents and emails. */
export function formatHtmlTable(rows: readonly (readonly string[])[]): string {
  const table = document.createElement('table');
  for (const row of rows) {
    const line = table.insertRow();
    for (const text of row) line.insertCell().textContent = text;
  }
  return table.outerHTML;
}
