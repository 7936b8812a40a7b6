import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvError, csvOf, parseCsv } from './csv-text.ts';

const BOM = '\uFEFF';
const cellsOf = (text: string) => parseCsv(text).lines.map(({ cells }) => cells);

describe('a file for spreadsheets', () => {
  it('starts with a byte order mark, and ends each line with CRLF', () => {
    expect(
      csvOf([
        ['Name', 'Users'],
        ['Café', 4],
      ]),
    ).toBe(`${BOM}Name,Users\r\nCafé,4\r\n`);
  });

  it('quotes text with commas, quotes and line breaks', () => {
    expect(csvOf([['a,b', 'say "no"', 'two\nlines', 'plain']])).toBe(
      `${BOM}"a,b","say ""no""","two\nlines",plain\r\n`,
    );
  });

  it('leaves a cell without a value empty', () => {
    expect(csvOf([[null, undefined, '', 0]])).toBe(`${BOM},,,0\r\n`);
  });

  it.each(['=1+1', '+919876543210', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1', '=cmd|"/c calc"!A1'])(
    'lets no spreadsheet take %j for a formula',
    (text) => {
      expect(csvOf([[text]]).replace(/^\uFEFF"?/, '')).toMatch(/^'/);
    },
  );

  it('leaves numbers as they are, including negative ones', () => {
    expect(csvOf([[-12.5]])).toBe(`${BOM}-12.5\r\n`);
  });
});

const signs = [
  '"',
  ',',
  ';',
  '\t',
  '\r',
  '\n',
  '\r\n',
  "'",
  '=',
  '+',
  '-',
  '@',
  ' ',
  BOM,
  '＝',
  'a',
];
/** Cells that break readers: separators, quotes, line ends, formulas, apostrophes, marks and names of separators. */
const hostile = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...signs) }),
  fc.constantFrom('sep=;', "'=Cosy", "''-A", '"', '""', '001', '1E2', '4,500.50', '#', '0'),
);
const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

describe('CSV', () => {
  it('is read as it is written, whatever is in its cells', () => {
    const rows = fc.array(fc.array(hostile, { minLength: 1, maxLength: 5 }), { maxLength: 6 });
    fc.assert(
      fc.property(rows, (written) => {
        expect(cellsOf(csvOf(written))).toEqual(written.filter((cells) => !isBlank(cells)));
      }),
      { numRuns: 2_000 },
    );
  });

  const twoByTwo = [
    ['a', 'b'],
    ['1', '2'],
  ];
  it.each([
    ['commas', 'a,b\n1,2\n', twoByTwo],
    ['semicolons', 'a;b\n1;2\n', twoByTwo],
    ['tabs', 'a\tb\n1\t2', twoByTwo],
    ['a byte order mark and CRLF', `${BOM}a,b\r\n1,2\r\n`, twoByTwo],
    ['the line ends of old Macs', 'a,b\r1,2\r', twoByTwo],
    ['line ends of several kinds', 'a,b\r\n"1",2\r', twoByTwo],
    ['its separator in a first line', 'sep=;\na;b\n1;2', twoByTwo],
    ['its separator in a first line of cells', 'SEP=;;;\r\na;b\r\n1;2', twoByTwo],
    ['a comma as its separator', `${BOM}sep=,\r\na,b\r\n1,2`, twoByTwo],
    ['quotes', '"a ""b"", c",d\n', [['a "b", c', 'd']]],
    [
      'quotes in a cell',
      '5" pipe,d\r\n1,2',
      [
        ['5" pipe', 'd'],
        ['1', '2'],
      ],
    ],
    [
      'a separator in quotes in the first line',
      '"a;b;c",d\n1,2\n',
      [
        ['a;b;c', 'd'],
        ['1', '2'],
      ],
    ],
    ['a last line without an end', 'a,', [['a', '']]],
    ['an empty quoted cell', '"",b\n', [['', 'b']]],
    ['nothing', '', []],
  ])('with %s is read', (_, text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });

  it('says what separates its cells', () => {
    expect(parseCsv('sep=;\na,b;c').separator).toBe(';');
    expect(parseCsv('a\tb').separator).toBe('\t');
  });

  it('numbers its lines as an editor does, empty ones and those in quotes included', () => {
    const numbers = (text: string) => parseCsv(text).lines.map(({ line }) => line);
    expect(numbers('a\n\n"two\r\nlines"\n,,\nb\n')).toEqual([1, 3, 6]);
    expect(numbers('sep=;\na;b\n1;2')).toEqual([2, 3]);
  });

  it.each([
    ['a\n"b\nc', 'Line 2 has a quote that never ends.'],
    ['"a" b,c', 'Line 1 has text after a closing quote.'],
  ])('that is broken says where', (text, message) => {
    expect(() => parseCsv(text)).toThrow(new CsvError(message));
  });
});
