/**
 * Reads what a spreadsheet has copied: cells separated by tabs, rows by line breaks. A cell in double quotes can
 * contain both, with each of its quotes written twice. A line break at the end is no row.
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const endRow = () => {
    rows.push(row);
    row = [];
  };
  while (at < text.length) {
    const { value, end } = text[at] === '"' ? quoted(text, at) : plain(text, at);
    row.push(value);
    at = end;
    if (text[at] === '\t') {
      at += 1;
      // The last cell is empty.
      if (at === text.length) row.push('');
    } else {
      at += text.startsWith('\r\n', at) ? 2 : 1;
      endRow();
    }
  }
  if (row.length > 0) endRow();
  return rows;
}

interface Field {
  readonly value: string;
  /** Where the next separator is. */
  readonly end: number;
}

function plain(text: string, start: number): Field {
  const length = text.slice(start).search(/[\t\r\n]/);
  const end = length < 0 ? text.length : start + length;
  return { value: text.slice(start, end), end };
}

/** Reads a cell in quotes. A quote that isn't the end of its cell begins an ordinary text. */
function quoted(text: string, start: number): Field {
  const match = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y;
  match.lastIndex = start;
  const [all, inside] = match.exec(text) ?? [];
  if (all === undefined || inside === undefined) return plain(text, start);
  return { value: inside.replaceAll('""', '"'), end: start + all.length };
}

/** Writes cells as spreadsheets do. */
export const formatTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(escaped).join('\t')).join('\n');

const escaped = (cell: string): string =>
  /[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
