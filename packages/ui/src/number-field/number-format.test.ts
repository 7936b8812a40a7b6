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
    ['−12', -12],
  ])('reads %s, typed or pasted', (text, value) => {
    expect(numberText('en-IN', money, true).parse(text)).toEqual({ value });
  });

  it.each(['', '-', ' ', '.'])('takes "%s" for no number yet', (text) => {
    expect(numberText('en-IN', money, true).parse(text)).toEqual({ value: null });
  });

  it.each(['abc', '1.2.3', '1.999,00', '12-', '1.999', '1234567890123456'])(
    'refuses %s',
    (text) => {
      expect(numberText('en-IN', money, true).parse(text)).toBeUndefined();
    },
  );

  it('refuses a sign and a point where there can be none', () => {
    const { parse, round } = numberText('en-IN', { maximumFractionDigits: 0 }, false);
    expect(parse('-1')).toBeUndefined();
    expect(parse('1.')).toBeUndefined();
    expect(parse('12')).toEqual({ value: 12 });
    expect(round(1.6)).toBe(2);
  });
});
