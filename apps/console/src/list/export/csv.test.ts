import { expect, it } from 'vitest';
import { fileDay, fileInstant } from './csv.ts';
import { csvOf } from './save-csv.ts';

it('starts with a byte order mark, and ends each line with CRLF', () => {
  expect(
    csvOf([
      ['Name', 'Users'],
      ['Café', 4],
    ]),
  ).toBe('\uFEFFName,Users\r\nCafé,4\r\n');
});

it('quotes text with commas, quotes and line breaks', () => {
  expect(csvOf([['a,b', 'say "no"', 'two\nlines', 'plain']])).toBe(
    '\uFEFF"a,b","say ""no""","two\nlines",plain\r\n',
  );
});

it('leaves a cell without a value empty', () => {
  expect(csvOf([[null, undefined, '', 0]])).toBe('\uFEFF,,,0\r\n');
});

it.each(['=1+1', '+919876543210', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1', '=cmd|"/c calc"!A1'])(
  'lets no spreadsheet take %j for a formula',
  (text) => {
    const file = csvOf([[text]]);
    expect(file).toContain(`'${text.replaceAll('"', '""')}`);
    expect(file.replace(/^\uFEFF"?/, '').startsWith("'")).toBe(true);
  },
);

it('leaves numbers as they are, including negative ones', () => {
  expect(csvOf([[-12.5]])).toBe('\uFEFF-12.5\r\n');
});

it("formats days and instants as in India, in the platform's time zone", () => {
  expect(fileDay('2027-03-14')).toBe('14/03/2027');
  expect(fileInstant('2027-03-14T20:12:00.000Z')).toBe('15/03/2027 01:42');
  expect(fileInstant('2027-03-13T18:30:00.000Z')).toBe('14/03/2027 00:00');
  expect([fileDay(null), fileInstant(undefined)]).toEqual(['', '']);
});
