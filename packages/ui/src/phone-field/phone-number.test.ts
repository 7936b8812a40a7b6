import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryOf, dialCodeOf, phoneCountries } from './dial-codes.ts';
import { e164, nationalText, parsePhone } from './phone-number.ts';

describe('a phone number', () => {
  it.each([
    '+91 98765 43210',
    '+91-98765-43210',
    '(+91) 98765 43210',
    '0091 98765 43210',
    '098765 43210',
    '98765 43210',
    '91 98765 43210',
    'tel:+91-98765-43210',
    '+91 (0)98765 43210',
    '९८७६५ ४३२१०',
    '+91 98765 43210 ext. 12',
    '\u202a+91 98765 43210\u202c',
  ])('is read from "%s"', (text) => {
    const number = parsePhone(text, 'IN');
    expect(number && e164(number)).toBe('+919876543210');
  });

  it('takes the country of its calling code, whatever the field has', () => {
    expect(parsePhone('+44 20 7946 0958', 'IN')).toEqual({ country: 'GB', national: '2079460958' });
    expect(parsePhone('+1 242 555 0100', 'IN')).toEqual({ country: 'BS', national: '5550100' });
    expect(parsePhone('+39 06 6982', 'IN')).toEqual({ country: 'IT', national: '066982' });
  });

  it.each([
    ['CI', '07 08 09 10 11', '+2250708091011'],
    ['BJ', '01 97 00 00 01', '+2290197000001'],
    ['CG', '06 612 3456', '+242066123456'],
    ['BF', '05 12 34 56', '+22605123456'],
    ['TJ', '01 123 4567', '+992011234567'],
    ['IT', '06 6982', '+39066982'],
  ])('of %s keeps the zero that it begins with', (country, text, stored) => {
    const number = parsePhone(text, country);
    expect(number && e164(number)).toBe(stored);
    expect(parsePhone(stored, 'IN')).toEqual(number);
  });

  it.each([
    ['RU', '8 (912) 345-67-89', '+79123456789'],
    ['RU', '8 800 555 35 35', '+78005553535'],
    ['KZ', '+7 800 080 7777', '+78000807777'],
    ['HU', '06 1 234 5678', '+3612345678'],
    ['HU', '30 123 4567', '+36301234567'],
  ])(
    'of %s has no digits that are only dialled inside the country, in "%s"',
    (country, text, stored) => {
      const number = parsePhone(text, country);
      expect(number && e164(number)).toBe(stored);
      expect(parsePhone(stored, country)).toEqual(number);
    },
  );

  it.each([
    ['US', '1 415 555 2671', '+14155552671'],
    ['US', '14155552671', '+14155552671'],
    ['US', '(415) 555-2671', '+14155552671'],
    ['CA', '1-416-555-0100', '+14165550100'],
    ['PR', '1 787 555 1234', '+17875551234'],
    ['PR', '787 555 1234', '+17875551234'],
    ['PR', '555 1234', '+17875551234'],
    ['US', '011 91 98765 43210', '+919876543210'],
    ['US', '00 91 98765 43210', '+919876543210'],
    ['AU', '0011 91 98765 43210', '+919876543210'],
    ['AU', '0412 345 678', '+61412345678'],
    ['AU', '61 412 345 678', '+61412345678'],
    ['JP', '010 91 98765 43210', '+919876543210'],
    ['JP', '090 1234 5678', '+819012345678'],
    ['RU', '8 10 91 98765 43210', '+919876543210'],
    ['SG', '001 91 98765 43210', '+919876543210'],
    ['GB', '44 20 7946 0958', '+442079460958'],
    ['GB', '020 7946 0958', '+442079460958'],
    ['BY', '8 029 123-45-67', '+375291234567'],
    ['BY', '375 29 123 45 67', '+375291234567'],
    ['MX', '01 55 1234 5678', '+525512345678'],
    ['MX', '044 55 1234 5678', '+525512345678'],
    ['MX', '55 1234 5678', '+525512345678'],
    ['IN', 'Mobile: 98765 43210', '+919876543210'],
    ['IN', '91987 65432', '+919198765432'],
  ])('at home in %s is dialled as "%s"', (country, text, stored) => {
    const number = parsePhone(text, country);
    expect(number && e164(number)).toBe(stored);
    // And what is stored is read as it is, whatever the field has.
    for (const home of ['IN', 'US', country]) {
      const again = parsePhone(stored, home);
      expect(again && e164(again), home).toBe(stored);
    }
  });

  it.each([
    ['US', '1-800-FLOWERS'],
    ['US', '1-800-XYLOPHONE'],
    ['IN', '98765 43210 98765 43211'],
    ['IN', '98765 43210 office'],
  ])('of %s is not guessed from "%s"', (country, text) => {
    expect(parsePhone(text, country)).toBeUndefined();
  });

  it('never has digits that its text has not, but for the code of its country', () => {
    const sign = fc.constantFrom(...'0123456789 -()+.'.split(''));
    fc.assert(
      fc.property(
        fc.string({ unit: sign, maxLength: 18 }),
        fc.constantFrom(...phoneCountries),
        (text, home) => {
          const number = parsePhone(text, home);
          if (!number) return;
          expect(text.replace(/\D/g, '')).toContain(number.national);
          expect(e164(number).length).toBeLessThanOrEqual(16);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('keeps the country of the field if it shares the code', () => {
    expect(parsePhone('+1 416 555 0100', 'CA')?.country).toBe('CA');
    expect(parsePhone('+1 416 555 0100', 'IN')?.country).toBe('US');
  });

  it('is of no country yet while its code is typed', () => {
    expect(parsePhone('+', 'IN')).toBeUndefined();
    expect(parsePhone('+8', 'IN')).toBeUndefined();
  });

  it('is empty without digits', () => {
    expect(e164({ country: 'IN', national: '' })).toBe('');
  });

  it('is grouped where people are used to it', () => {
    expect(nationalText({ country: 'IN', national: '9876543210' })).toBe('98765 43210');
    expect(nationalText({ country: 'US', national: '4155552671' })).toBe('415 555 2671');
    expect(nationalText({ country: 'PR', national: '5551234' })).toBe('555 1234');
    expect(nationalText({ country: 'DE', national: '30123456' })).toBe('30123456');
  });

  it('has a country for every calling code, each with one code', () => {
    expect(phoneCountries.length).toBeGreaterThan(200);
    expect(new Set(phoneCountries).size).toBe(phoneCountries.length);
    for (const country of phoneCountries) {
      expect(dialCodeOf(country)).toMatch(/^[1-9]\d{0,3}$/);
      expect(countryOf(`${dialCodeOf(country)}`, country)).toBe(country);
    }
  });
});
