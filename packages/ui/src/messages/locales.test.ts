import { describe, expect, it } from 'vitest';
import { dateFormats } from '../calendar/date-formats.ts';
import { parseTypedDate } from '../date-picker/typed-date.ts';
import { numberText } from '../number-field/number-format.ts';
import { weekOf } from '../primitives/dates/week-of.ts';
import { timeFormats } from '../time-field/time-field.messages.ts';
import { parseTypedTime } from '../time-field/typed-time.ts';
import { catalogueOf, englishIn } from './catalogues.ts';
import { directionOf } from './index.ts';

const locales = [
  ...[
    'en-IN',
    'hi',
    'ta',
    'bn',
    'mr',
    'te',
    'ar',
    'ar-EG',
    'fa',
    'he',
    'ur',
    'de',
    'de-CH',
    'fr',
    'es',
  ],
  ...['pt-BR', 'pl', 'tr', 'ja', 'zh', 'th', 'ne'],
];
const today = '2026-11-21';
const days = ['2027-03-14', '2026-12-01', '2026-05-09', '2027-02-28'];
const week = Array.from({ length: 7 }, (_, at) => `2027-03-${14 + at}`);

/** A locale with the data of its week, which the engine of the tests has and TypeScript's types leave out. */
interface WeekLocale extends Intl.Locale {
  getWeekInfo?: () => { readonly firstDay: number; readonly weekend: readonly number[] };
}

describe.each(locales)('in %s', (locale) => {
  it('numbers are read as they are written, and in the digits of a keyboard', () => {
    const { format, parse } = numberText(locale, { maximumFractionDigits: 2 }, true);
    for (const value of [0, 7, -5, 1999, 245_878, -123_456.78, 0.5]) {
      expect(parse(format(value)), format(value)).toEqual({ value });
    }
    expect(parse('1999')).toEqual({ value: 1999 });
  });

  it('dates are read as they are written, short and long', () => {
    const formats = dateFormats(locale);
    const short = new Intl.DateTimeFormat(locale, {
      calendar: 'gregory',
      dateStyle: 'short',
      timeZone: 'UTC',
    });
    for (const day of days) {
      const texts = [formats.day(day), formats.longDay(day), short.format(new Date(day))];
      for (const text of texts) expect(parseTypedDate(text, today, formats), text).toBe(day);
    }
  });

  it('times are read as they are written, by 12 and by 24 hours', () => {
    const formats = timeFormats(locale);
    for (const cycle of [12, 24] as const) {
      for (const time of ['00:05', '09:30', '12:00', '14:30', '23:59']) {
        const text = formats.time(time, cycle);
        expect(parseTypedTime(text, formats), text).toBe(time);
      }
    }
  });

  it('the week has its first day and its weekend', () => {
    const info = (new Intl.Locale(locale) as WeekLocale).getWeekInfo?.();
    if (!info) throw new Error('The engine knows no weeks.');
    const { firstDay, isWeekend } = weekOf(locale);
    expect(firstDay).toBe(info.firstDay % 7);
    // In India a Saturday is a working day for the law, and the weekend of a hotel.
    const isIndia = new Intl.Locale(locale).maximize().region === 'IN';
    const weekend = isIndia ? [6, 7] : info.weekend.toSorted();
    expect(week.flatMap((day, at) => (isWeekend(day) ? at || 7 : [])).toSorted()).toEqual(weekend);
  });

  it('a provider has words, and its formats', async () => {
    const catalogue = await catalogueOf(locale);
    const own = new Intl.NumberFormat(locale).format(1_234_567.5);
    expect(catalogue.number.plain(1_234_567.5).replaceAll(/\s/g, ' ')).toBe(
      // A catalogue of a language alone says which of its countries is meant.
      locale.includes('-')
        ? own.replaceAll(/\s/g, ' ')
        : new Intl.NumberFormat(catalogue.number.locale).format(1_234_567.5).replaceAll(/\s/g, ' '),
    );
    expect(catalogue.modal.close).toMatch(/\p{L}/u);
    expect(new Intl.Locale(catalogue.datePicker.locale).language).toBe(
      new Intl.Locale(locale).language,
    );
  });
});

describe('the direction of a text', () => {
  it.each(locales)('of %s', (locale) => {
    const isRtl = /^(ar|fa|he|ur)/.test(locale);
    expect(directionOf(locale)).toBe(isRtl ? 'rtl' : 'ltr');
  });

  it('goes by the script, also where the browser does not tell', () => {
    expect([directionOf('az-Arab'), directionOf('pa-PK'), directionOf('pa')]).toEqual([
      'rtl',
      'rtl',
      'ltr',
    ]);
    const names = ['getTextInfo', 'textInfo'] as const;
    const own = names.map((name) => Object.getOwnPropertyDescriptor(Intl.Locale.prototype, name));
    for (const name of names) Reflect.deleteProperty(Intl.Locale.prototype, name);
    try {
      expect(['ar', 'ur-IN', 'he', 'dv', 'ta', 'de'].map(directionOf)).toEqual([
        ...['rtl', 'rtl', 'rtl', 'rtl', 'ltr', 'ltr'],
      ]);
    } finally {
      for (const [at, name] of names.entries()) {
        const property = own[at];
        if (property) Object.defineProperty(Intl.Locale.prototype, name, property);
      }
    }
  });
});

describe('without a catalogue', () => {
  it('words are English, with the examples of the locale', () => {
    const polish = englishIn('pl-PL');
    expect(polish.modal.close).toBe('Close');
    expect(polish.datePicker.invalid).toBe('Enter a date, for example 14 mar 2027.');
  });

  it('words keep their order in a page from right to left', () => {
    const { modal, numberField, number, datePicker } = englishIn('he');
    expect(modal.close).toBe('\u2066Close\u2069');
    expect(numberField.tooLow('5')).toBe('\u2066Enter 5 or more.\u2069');
    expect(number.plain(5)).toBe('5');
    expect(datePicker.day('2027-03-14')).not.toContain('\u2066');
  });
});

it('a locale of a language has its words, with the formats of its country', async () => {
  const austrian = await catalogueOf('de-AT');
  expect(austrian.modal.save).toBe('Speichern');
  expect(austrian.datePicker.month('2027-01-14')).toBe('Jänner 2027');
  const emirati = await catalogueOf('ar-AE');
  expect(emirati.number.plain(1234)).toBe(new Intl.NumberFormat('ar-AE').format(1234));
});
