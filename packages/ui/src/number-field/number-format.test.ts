import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberText } from './number-format.ts';

const locales = [
  'en-IN',
  'en-US',
  'hi-IN',
  'hi-IN-u-nu-deva',
  'de-DE',
  'de-CH',
  'fr-FR',
  'ar-EG',
  'fa-IR',
  'bn-BD',
];

const money = { maximumFractionDigits: 2 };

describe('a number as text', () => {
  it.each(locales)('reads what it writes in %s', (locale) => {
    const { format, parse } = numberText(locale, money, true);
    for (const value of [0, 5, -5, 1999, -123456.78, 245878, 9_999_999_999.99, 0.5]) {
      expect(parse(format(value)), `${format(value)} of ${value}`).toEqual({ value });
    }
  });

  it('groups as its locale does', () => {
    expect(numberText('en-IN', money, true).format(245878)).toBe('2,45,878');
    expect(numberText('hi-IN-u-nu-deva', money, true).format(245878)).toBe('२,४५,८७८');
  });

  it.each([
    ['१,९९९.५', 1999.5],
    ['١٩٩٩٫٥', 1999.5],
    ['₹ 1,999.00', 1999],
    ['Rs. 1,999/-', 1999],
    ['INR 1999.50 per night', 1999.5],
    ['1 999', 1999],
    ["1'999", 1999],
    ['−12', -12],
    ['Rs. 6500', 6500],
    ['6500/-', 6500],
    ['₹6,500.00', 6500],
    ['-₹6,500', -6500],
    ['६५००', 6500],
    ['रु. ६,५००', 6500],
    ['65,00,000', 6_500_000],
    // A point belongs to "Rs", not to a sign.
    ['Rs.50', 50],
    ['₹.50', 0.5],
  ])('reads %s, typed or pasted', (text, value) => {
    expect(numberText('en-IN', money, true).parse(text)).toEqual({ value });
  });

  it.each(['', '-', ' ', '.'])('takes "%s" for no number yet', (text) => {
    expect(numberText('en-IN', money, true).parse(text)).toEqual({ value: null });
  });

  it.each([
    ...['abc', '1.2.3', '1.999,00', '1.999', '1.500', '1234567890123456'],
    // A comma stands between whole groups of one kind.
    ...[
      '1,5',
      '65,00',
      '1,50',
      ',5',
      '5,',
      '0,500',
      '1234,567',
      '1,23,4567',
      '1,999 000',
      '1,,999',
    ],
    ...['0x1F', '0x1F4', '1E5', '1e3', '4500-5000', '12%', 'Rs.', '(1)(2)', '(-5)', '--5', '5--'],
    // Two cells, or a number that is cut.
    ...['1,234\t5,678', '100\n200', '1\r\n200', '12 34', '1,23,45', '123,45,678', '1,234,56,789'],
    // A word that multiplies.
    ...['2 lakh', '4.5k', '₹3 Cr', '5 लाख'],
  ])('refuses %s', (text) => {
    expect(numberText('en-IN', money, true).parse(text)).toBeUndefined();
  });

  it.each([
    ['en-ZA', '4500,50', 4500.5],
    ['en-ZA', '4 500,5', 4500.5],
    ['en-ZA', '4.500', undefined],
    ['en-ZA', '4,500', undefined],
    ['de-DE', '4.500,00', 4500],
    ['de-DE', '6.500', 6500],
    ['de-DE', '4500,50', 4500.5],
    ['de-DE', '4500.50', undefined],
    ['de-CH', '4’500.50', 4500.5],
    ['fr-FR', '4 500,50 €', 4500.5],
  ])('in %s is read from "%s" as that locale writes it', (locale, text, value) => {
    expect(numberText(locale, money, true).parse(text)?.value).toBe(value);
  });

  // Each locale has its own signs; a point that groups in none of its numbers is a decimal one. What stands around a number is read in all of them.
  const none = undefined;
  it.each<
    [
      string,
      number | undefined,
      number | undefined,
      number | undefined,
      number | undefined,
      number | undefined,
      number | undefined,
    ]
  >([
    // text, en-IN, en-US, hi-IN, de-DE, fr-FR, en-ZA
    ['1999', 1999, 1999, 1999, 1999, 1999, 1999],
    ['1,999', 1999, 1999, 1999, none, none, none],
    ['1,23,456.50', 123456.5, 123456.5, 123456.5, none, none, none],
    ['1,50', none, none, none, 1.5, 1.5, 1.5],
    ['1999,00', none, none, none, 1999, 1999, 1999],
    ['1 234,50', none, none, none, 1234.5, 1234.5, 1234.5],
    ['0,001', none, none, none, none, none, none],
    ['12,34', none, none, none, 12.34, 12.34, 12.34],
    ['1,,2', none, none, none, none, none, none],
    [',5', none, none, none, 0.5, 0.5, 0.5],
    ['1234.50', 1234.5, 1234.5, 1234.5, none, 1234.5, 1234.5],
    ['1.5', 1.5, 1.5, 1.5, none, 1.5, 1.5],
    ['1.234,50', none, none, none, 1234.5, none, none],
    ['1 999', 1999, 1999, 1999, 1999, 1999, 1999],
    ['1’234.50', 1234.5, 1234.5, 1234.5, none, 1234.5, 1234.5],
    ['1’234,50', none, none, none, 1234.5, 1234.5, 1234.5],
    ['1234.5600', 1234.56, 1234.56, 1234.56, none, 1234.56, 1234.56],
    ['1234,5600', none, none, none, 1234.56, 1234.56, 1234.56],
    ['-₹500.00', -500, -500, -500, none, -500, -500],
    ['₹-500', -500, -500, -500, -500, -500, -500],
    ['(1200)', -1200, -1200, -1200, -1200, -1200, -1200],
    ['(1,200)', -1200, -1200, -1200, none, none, none],
    ['(₹1,200.50)', -1200.5, -1200.5, -1200.5, none, none, none],
    ['500-', -500, -500, -500, -500, -500, -500],
    ['+5', 5, 5, 5, 5, 5, 5],
    ['५००', 500, 500, 500, 500, 500, 500],
  ])('of "%s" is what its locale says', (text, ...values) => {
    const read = ['en-IN', 'en-US', 'hi-IN', 'de-DE', 'fr-FR', 'en-ZA'].map(
      (locale) => numberText(locale, money, true).parse(text)?.value,
    );
    expect(read).toEqual(values);
  });

  const number = fc
    .integer({ min: -99_999_999_999, max: 99_999_999_999 })
    .map((cents) => cents / 100);

  it.each(locales)('and back is the same number in %s', (locale) => {
    const { format, parse, round } = numberText(locale, money, true);
    fc.assert(
      fc.property(number, (value) => {
        expect(parse(format(value))).toEqual({ value: round(value) || 0 });
      }),
    );
  });

  it.each(locales)('never comes of two cells in %s', (locale) => {
    const { format, parse } = numberText(locale, money, true);
    const between = fc.constantFrom('\t', '\n', '\r\n', ' \t ', '\n\n');
    fc.assert(
      fc.property(number, number, between, (first, second, gap) => {
        expect(parse(format(first) + gap + format(second))).toBeUndefined();
      }),
    );
  });

  it('has the digits of its text and no others, or is none', () => {
    const sign = fc.constantFrom(..."0123456789.,-+() ₹%'\t".split(''));
    fc.assert(
      fc.property(
        fc.string({ unit: sign, maxLength: 12 }),
        fc.constantFrom(...locales),
        (text, locale) => {
          const value = numberText(locale, money, true).parse(text)?.value ?? null;
          if (value === null) return;
          const digits = text.replace(/\D/g, '').replace(/^0+/, '');
          expect(digits).toMatch(
            new RegExp(`^${String(Math.abs(value)).replace(/\D/g, '').replace(/^0+/, '')}0*$`),
          );
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('stays as typed where it has digits and signs alone', () => {
    const { isOfDigits } = numberText('en-IN', money, true);
    expect(['1.234,50', '1+2', '१२', ''].map(isOfDigits)).toEqual([true, true, true, true]);
    expect(['1a', 'x', '1234567890123456'].map(isOfDigits)).toEqual([false, false, false]);
  });

  it('joins groups that an edit has cut', () => {
    const { parseEdited, countGroups } = numberText('en-IN', money, true);
    expect(parseEdited('1,3,456')).toEqual({ value: 13_456 });
    expect(parseEdited('1,')).toEqual({ value: 1 });
    expect(parseEdited('₹1,999', true)).toBeUndefined();
    expect(['1999', '1,999', '12,34,567'].map(countGroups)).toEqual([0, 1, 2]);
  });

  it('refuses a sign and a point where there can be none', () => {
    const { parse, round } = numberText('en-IN', { maximumFractionDigits: 0 }, false);
    expect(parse('-1')).toBeUndefined();
    expect(parse('1.')).toBeUndefined();
    expect(parse('12')).toEqual({ value: 12 });
    expect(round(1.6)).toBe(2);
  });
});
