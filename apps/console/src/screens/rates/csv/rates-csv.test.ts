import type { Rates } from '@booking/api-client';
import { addDays } from '@booking/api-client/facts';
import { describe, expect, it } from 'vitest';
import { csvOf, parseCsv } from '../../../csv/csv-text.ts';
import type { CsvValue } from '../../../csv/csv-value.ts';
import { someRates } from '../../../testing/rates.ts';
import { cellKey, cellsByKey, keyParts, rowKey, rowOf } from '../rate-keys.ts';
import { ratesAsCsv } from './rates-csv.ts';
import { daysOfFile, ratesFile, readRates } from './read-rates.ts';

const DELUXE = '0'.repeat(23).concat('1');
const deluxe = rowKey({ category: DELUXE, asset: null, ratePackage: 'EP' });
const FIRST = '2028-02-27';

const rates: Rates = someRates({ startDate: FIRST, days: 4 });
const context = { ...rates, cells: cellsByKey(rates.rows) };
const [header = [], ...lines] = ratesAsCsv(rates);

const readText = (text: string, of = context) => readRates(ratesFile(parseCsv(text), of.today), of);
const read = (...rows: readonly (readonly CsvValue[])[]) => readText(csvOf([header, ...rows]));

describe('a file of rates', () => {
  it('changes nothing when it is read as it was written', () => {
    expect(read(...lines)).toEqual({
      edits: [],
      problems: [],
      same: lines.length,
      ignored: [],
      isMonthFirst: false,
    });
    expect(lines).toHaveLength(rates.rows.length * 4);
  });

  it.each(['-B1', '+1', '=SUM', '@HOME', "'=A", "''-A"])(
    'changes nothing with codes such as %s',
    (code) => {
      const some = someRates({ startDate: FIRST, days: 2, assets: true });
      const targets = some.targets.map((target) => ({ ...target, code: `${code}${target.code}` }));
      const of = { ...some, targets, cells: cellsByKey(some.rows) };
      const { edits, problems, same } = readText(csvOf(ratesAsCsv(of)), of);
      expect([edits, problems]).toEqual([[], []]);
      expect(same).toBe(some.rows.length * 2);
    },
  );

  it('says line by line what can’t be read, and takes the rest', () => {
    const [[day, category, asset, ratePackage] = []] = lines;
    const { edits, problems } = read(
      [day, category, asset, ratePackage, '9,999'],
      ['31/02/2028', category, asset, ratePackage, 1],
      [day, 'NOPE', asset, ratePackage, 1],
      ['2028-02-28', category, '999', ratePackage, 1],
      ['2028-02-28', category, '', 'XX', 1],
      ['2028-02-28', category, '', 'CP', 1],
      ['2028-02-28', category, '', ratePackage, 'dear'],
      [addDays(rates.today, -1), category, '', ratePackage, 1],
      [day, category, asset, ratePackage, 1],
    );
    expect(edits).toEqual([{ key: cellKey(deluxe, FIRST), values: { price: 9999 }, own: {} }]);
    expect(problems.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it.each([
    ['4500,50', 4500.5],
    ['4.500,00', 4500],
    ['6.500', 6500],
    ['4 500,50 €', 4500.5],
  ])('with semicolons has decimal commas: %s', (text, price) => {
    const { edits, problems } = readText(
      `Date;Category;Asset;Package;Price\n27.02.2028;DLX;;EP;${text}`,
    );
    expect(problems).toEqual([]);
    expect(edits.map(({ values }) => values)).toEqual([{ price }]);
  });

  it.each([
    ['"65,00"', 'Price “65,00”: Enter an amount, for example 4500.5.'],
    ['"4,5"', 'Price “4,5”: Enter an amount, for example 4500.5.'],
    ['0x1F4', 'Price “0x1F4”: Enter an amount, for example 4500.5.'],
    [
      '4500.000001',
      'Price “4500.000001”: Enter an amount with up to 2 decimals, for example 4500.',
    ],
    [',"1,2"', 'Min stay “1,2”: Enter 1 to 90 nights.'],
    [',,maybe', 'Closed “maybe”: Enter yes or no.'],
  ])('with commas refuses %s, and says why', (cells, message) => {
    const { edits, problems } = readText(
      `Date,Category,Package,Price,Min stay,Closed\n27/02/2028,DLX,EP,${cells}`,
    );
    expect(edits).toEqual([]);
    expect(problems).toEqual([{ line: 2, message }]);
  });

  it.each([
    ['₹6,500.00', 6500],
    ['Rs. 6500', 6500],
    ['6500/-', 6500],
    ['६५००', 6500],
  ])('has amounts however they are written: %s', (text, price) => {
    const { edits } = readText(`Date,Category,Package,Price\n27/02/2028,DLX,EP,"${text}"`);
    expect(edits.map(({ values }) => values)).toEqual([{ price }]);
  });

  it.each(['27-Feb-28', '2028/02/27', '27.2.28', '27 February 2028', '27-02-28'])(
    'has days as the date field reads them: %s',
    (text) => {
      const { edits } = readText(`Date,Category,Package,Price\n${text},DLX,EP,1`);
      expect(edits.map(({ key }) => keyParts(key).date)).toEqual([FIRST]);
    },
  );

  it('with a day that can only have the month first has all of them so, and says it', () => {
    const days = ['03/04/2028', '03/13/2028', '03/12/2028'];
    const text = days.map((day) => `${day},DLX,EP,1`).join('\n');
    const file = ratesFile(parseCsv(`Date,Category,Package,Price\n${text}`), rates.today);
    expect(daysOfFile(file)).toEqual({ startDate: '2028-03-04', endDate: '2028-03-13' });
    const { edits, isMonthFirst } = readRates(file, context);
    expect(edits.map(({ key }) => keyParts(key).date)).toEqual([
      '2028-03-04',
      '2028-03-13',
      '2028-03-12',
    ]);
    expect(isMonthFirst).toBe(true);
  });

  it('names columns that it does not read, and refuses one that is there twice', () => {
    const { ignored } = readText('Date,Category,Package,Rate\n27/02/2028,DLX,EP,1');
    expect(ignored).toEqual(['Rate']);
    expect(() => readText('Date,Category,Package,Price,price\n27/02/2028,DLX,EP,1,2')).toThrow(
      'The column Price is there twice.',
    );
    expect(() => readText('Day;Price\n1;2')).toThrow('Missing columns: Date, Category, Package.');
  });

  it('may have empty cells behind the last column, as spreadsheets write them, and no others', () => {
    const of = (more: string) =>
      readText(`Date,Category,Package,Price\n27/02/2028,DLX,EP,1${more}`).problems;
    expect(of(',')).toEqual([]);
    expect(of(',,,')).toEqual([]);
    expect(of(',9')).toEqual([{ line: 2, message: 'It has more cells than the first line.' }]);
  });

  it('names a cell by its row and day', () => {
    expect(keyParts(cellKey(deluxe, FIRST))).toEqual({ row: deluxe, date: FIRST });
    expect(rowOf(deluxe)).toEqual({ category: DELUXE, asset: null, ratePackage: 'EP' });
  });
});
