import { describe, expect, it } from 'vitest';
import { formatTsv, parseTsv } from './tsv.ts';

describe('tab-separated text', () => {
  it.each([
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      '\t1\n2\t',
      [
        ['', '1'],
        ['2', ''],
      ],
    ],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['"two\nlines"\t"a ""quote"""\n"tab\there"', [['two\nlines', 'a "quote"'], ['tab\there']]],
    ['"6" nails\tx', [['"6" nails', 'x']]],
    ['5" pipe', [['5" pipe']]],
    ['""\tx', [['', 'x']]],
    ['', []],
  ])('reads %j', (text, cells) => {
    expect(parseTsv(text)).toEqual(cells);
  });

  it.each([
    [
      [
        ['4500', '4,500.50'],
        ['', 'x'],
      ],
    ],
    [
      [
        ['two\nlines', 'a\ttab'],
        ['"quoted"', 'say "hi"'],
      ],
    ],
    [[['']]],
  ])('writes what it reads: %j', (cells) => {
    // Spreadsheets end the last row too.
    expect(parseTsv(`${formatTsv(cells)}\n`)).toEqual(cells);
  });
});
