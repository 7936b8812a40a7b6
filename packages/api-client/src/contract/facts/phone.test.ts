import { describe, expect, it, test } from 'vitest';
import { isPhone, phoneOf, phoneText } from './phone.ts';
import { postalCodeOf } from './postal-code.ts';

describe('a phone number', () => {
  test.each([
    ['+919873042483', '+91 98730 42483'],
    ['+442079460958', '+442079460958'],
    ['+9198730', '+9198730'],
  ])('%s is shown as %s', (stored, shown) => {
    expect(phoneText(stored)).toBe(shown);
  });

  test.each([
    '+919876543210',
    '+91 98765 43210',
    '+91-98765-43210',
    '+91\u2011(98765)\u00a043210',
    '(+91) 98765.43210',
    '+91 (0)98765 43210',
    '+91 (0) 98765 43210',
    '+91 098765 43210',
    '+0091 98765 43210',
    '0091 98765 43210',
    '00 91 (0) 98765 43210',
    '098765 43210',
    '98765 43210',
    '98765/43210',
    '91 98765 43210',
    '091 98765 43210',
    'tel:+91-98765-43210',
    '९८७६५ ४३२१०',
    '+९१ ９８７６５ ４３２１０',
    '\u202a+91 98765 43210\u202c',
  ])('is read from %j', (text) => {
    expect(phoneOf(text)).toBe('+919876543210');
  });

  test.each([
    ['+44 (0)20 7946 0958', '91', '+442079460958'],
    ['020 7946 0958', '44', '+442079460958'],
    ['+39 06 6982 1234', '91', '+390669821234'],
    ['06 6982 1234', '39', '+390669821234'],
    ['07 08 09 10 11', '225', '+2250708091011'],
    ['8 (912) 345-67-89', '7', '+79123456789'],
    ['06 1 234 5678', '36', '+3612345678'],
    ['(415) 555-2671', '1', '+14155552671'],
    ['1 415 555 2671', '1', '+14155552671'],
    ['011 91 98765 43210', '1', '+919876543210'],
    ['0011 91 98765 43210', '61', '+919876543210'],
    ['8 029 123-45-67', '375', '+375291234567'],
  ])('%j dialled in +%s is %s', (text, callingCode, stored) => {
    expect(phoneOf(text, callingCode)).toBe(stored);
  });

  test.each([
    '',
    '+',
    '0',
    '987654321',
    '98765432101',
    '+91987654321',
    '+91098765432101',
    '+9198765432109',
    '+000000000000',
    '+210 1234567',
    '98765 43210 ext. 12',
    '98765 43210 / 98765 43211',
    '98765 43210, 98765 43211',
    '9.87654E+09',
    'call me',
    '+1 415 555 267',
    '+44 20 7946 0958 0000',
  ])('is not guessed from %j', (text) => {
    expect(phoneOf(text)).toBeUndefined();
  });

  it('needs its own calling code where there is no home', () => {
    expect(phoneOf('98765 43210', null)).toBeUndefined();
    expect(phoneOf('0091 98765 43210', null)).toBe('+919876543210');
  });

  it('is stored in one way only', () => {
    expect(isPhone('+919876543210')).toBe(true);
    for (const text of ['+9109876543210', '+91 9876543210', '919876543210', '+91987654321']) {
      expect(isPhone(text), text).toBe(false);
    }
  });
});

describe('a postal code', () => {
  test.each([
    ['571201', 'IN', '571201'],
    [' 571 201 ', 'IN', '571201'],
    ['571\u00a0201', 'IN', '571201'],
    ['571-201', 'IN', '571201'],
    ['५७१२०१', 'IN', '571201'],
    ['SW1A 1AA', 'GB', 'SW1A 1AA'],
    ['D02 AF30', 'IE', 'D02 AF30'],
  ])('%j of %s is %j', (text, country, stored) => {
    expect(postalCodeOf(text, country)).toBe(stored);
  });

  test.each(['', '57120', '5712011', '071201', '571201.0', '5,71,201', 'SW1A 1AA'])(
    '%j is no PIN code',
    (text) => {
      expect(postalCodeOf(text, 'IN')).toBeUndefined();
    },
  );
});
