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
    ...['abc', '1.2.3', '1.999,00', '12-', '1.999', '1234567890123456'],
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
    ...['0x1F', '0x1F4', '1E5', '1e3', '4500-5000', '(500)', '12%', 'Rs.'],
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
