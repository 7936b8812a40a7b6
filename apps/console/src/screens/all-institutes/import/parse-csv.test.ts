import { describe, expect, it } from 'vitest';
import { csvOf } from '../../../list/export/save-csv.ts';
import { CsvError, parseCsv } from './parse-csv.ts';

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells);

describe('a CSV file', () => {
  it.each([
    [
      'commas',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons',
      'a;b\n1,5;2\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a byte order mark and CRLF',
      '\uFEFFa,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'the line ends of old Macs',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['quotes', '"a ""b"", c",d\n', [['a "b", c', 'd']]],
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

  it('is read as the export writes it', () => {
    const rows = [
      ['Name', 'Note'],
      ['Taj "Lake"', 'two\nlines, and a comma'],
    ];
    expect(cellsOf(csvOf(rows))).toEqual(rows);
  });

  it('numbers its lines as an editor does, empty ones and those in quotes included', () => {
    expect(parseCsv('a\n\n"two\r\nlines"\n,,\nb\n').map(({ line }) => line)).toEqual([1, 3, 6]);
  });

  it.each([
    ['a\n"b\nc', 'Line 2 has a quote that never ends.'],
    ['"a" b,c', 'Line 1 has text after a closing quote.'],
  ])('that is broken says where', (text, message) => {
    expect(() => parseCsv(text)).toThrow(new CsvError(message));
  });
});
