import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateFormats } from '../calendar/date-formats.ts';
import { datePickerMessages } from '../calendar/date-picker.messages.ts';
import { hi } from '../messages/index.ts';
import { parseDateText } from './date-text.ts';
import { parseTypedDate } from './typed-date.ts';

const today = '2026-11-21';

it.each([
  ['14 Mar 2027', '2027-03-14'],
  ['14 march 2027', '2027-03-14'],
  ['14/3/2027', '2027-03-14'],
  ['14-03-27', '2027-03-14'],
  ['14.3.27', '2027-03-14'],
  [' 3 sept 2027 ', '2027-09-03'],
  ['14mar2027', '2027-03-14'],
  ['2027-03-14', '2027-03-14'],
  ['14 Mar', '2026-03-14'],
  ['14', '2026-11-14'],
  ['29 Feb 2028', '2028-02-29'],
])('parses "%s" day first', (text, day) => {
  expect(parseTypedDate(text, today, datePickerMessages)).toBe(day);
});

it.each([
  '',
  'tomorrow',
  '31 Jun 2027',
  '29 Feb 2027',
  '14/13/2027',
  '14 ma 2027',
  '14 Mar 027',
  '0/3/2027',
  '1 2 3 4',
])('rejects "%s"', (text) => {
  expect(parseTypedDate(text, today, datePickerMessages)).toBeUndefined();
});

it.each([
  ['15 मार्च 2026', '2026-03-15'],
  ['15 मार्च', '2026-03-15'],
  ['१५/३/२०२६', '2026-03-15'],
  ['9 मई 2026', '2026-05-09'],
  // English is recognised in every language.
  ['15 Mar 2026', '2026-03-15'],
])('parses "%s" in Hindi', (text, day) => {
  expect(parseTypedDate(text, today, hi.datePicker)).toBe(day);
});

it.each([
  ['14 févr. 2027', '2027-02-14'],
  ['14 fevrier 2027', '2027-02-14'],
  ['14 JUIL 2027', '2027-07-14'],
  ['14 aout 2027', '2027-08-14'],
  ['14 jui 2027', undefined],
])('parses "%s" in French', (text, day) => {
  expect(parseTypedDate(text, today, dateFormats('fr-FR'))).toBe(day);
});

const locales =
  `en-GB en-US en-IN hi-IN-u-nu-latn hi-IN fr-FR de-DE es-ES pt-BR pt-PT it-IT nl-NL sv-SE da-DK nb-NO
  fi-FI pl-PL cs-CZ hu-HU ro-RO el-GR ru-RU uk-UA bg-BG tr-TR ar-EG ar-LB he-IL fa-IR th-TH vi-VN id-ID ja-JP ko-KR
  zh-CN bn-IN ta-IN te-IN mr-IN gu-IN kn-IN ml-IN pa-IN ur-PK ca-ES lv-LV lt-LT et-EE hr-HR sk-SK sl-SI eu-ES ga-IE
  cy-GB ka-GE my-MM km-KH lo-LA am-ET sw-KE ne-NP si-LK mn-MN kk-KZ uz-UZ az-AZ hy-AM is-IS`.split(
    /\s+/,
  );

it.each([
  ['the own English', datePickerMessages] as const,
  ['the own Hindi', hi.datePicker] as const,
  ...locales.map((locale) => [locale, dateFormats(locale)] as const),
])('parses its own format in %s', (_, messages) => {
  for (let month = 1; month <= 12; month++) {
    for (const number of ['01', '09', '12', '28']) {
      const day = `2027-${String(month).padStart(2, '0')}-${number}`;
      const written = [messages.day(day), messages.longDay(day)];
      // In Welsh a Tuesday has the name of March.
      for (const text of messages.locale === 'cy-GB' ? written.slice(0, 1) : written)
        expect(parseTypedDate(text, today, messages), text).toBe(day);
    }
  }
});

it('formats Gregorian dates whatever the calendar of the locale', () => {
  expect(dateFormats('th-TH').month('2027-03-14')).toContain('2027');
});

it.each([
  ['1st Nov 2026', '2026-11-01'],
  ['14th March 2027', '2027-03-14'],
  ['Sunday, 14 March 2027', '2027-03-14'],
  ['Sun 14 Mar 2027', '2027-03-14'],
  ['20270314', '2027-03-14'],
  ['14032027', '2027-03-14'],
  ['20122012', '2012-12-20'],
  ['2027-03-14T00:00:00', '2027-03-14'],
  ['14 Mar 0027', undefined],
  ['1/1/0000', undefined],
  ['99999999', undefined],
])('reads "%s" as people and programs write it', (text, day) => {
  expect(parseTypedDate(text, '2026-11-21', datePickerMessages)).toBe(day);
});

it('reads every day as the formats of its language write it', () => {
  for (const locale of ['en-IN', 'en-US', 'hi-IN', 'de-DE', 'fr-FR', 'en-ZA']) {
    const formats = dateFormats(locale);
    for (const month of ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']) {
      const day = `2027-${month}-14`;
      expect(parseTypedDate(formats.longDay(day), '2026-11-21', formats), locale).toBe(day);
    }
  }
});

it.each([
  ['en-IN', 'Tue 24 Nov 2026', undefined],
  ['en-IN', 'Tuesday, 24/11/2026', undefined],
  ['en-IN', 'Tues 24 Nov', undefined],
  ['en-IN', 'Mon 24 Nov 2026', 'Tuesday'],
  ['en-IN', 'Monday, 24th November 2026', 'Tuesday'],
  ['en-IN', 'Sun 20261124', 'Tuesday'],
  ['hi-IN', 'सोमवार, 24 नवंबर 2026', 'मंगलवार'],
  ['hi-IN', 'Mon 24 Nov 2026', 'मंगलवार'],
  ['de-DE', 'Mo., 24.11.2026', 'Dienstag'],
  ['fr-FR', 'lundi 24 novembre 2026', 'mardi'],
  ['pt-BR', 'segunda-feira, 24 de novembro de 2026', 'terça-feira'],
])('in %s "%s" has the weekday of its date, or says that it is %s', (locale, text, weekday) => {
  const messages = { ...datePickerMessages, ...dateFormats(locale) };
  const day = messages.day('2026-11-24');
  expect(parseDateText(text, { today }, messages)).toEqual(
    weekday === undefined
      ? { value: '2026-11-24' }
      : { problem: `${day} is a ${weekday}. Check the day.` },
  );
  expect(parseTypedDate(text, today, messages)).toBe(
    weekday === undefined ? '2026-11-24' : undefined,
  );
});

it('takes two digits of a year for the century before, where the day would be too late', () => {
  const read = (max?: string) => parseTypedDate('14/3/85', '2026-11-21', datePickerMessages, max);
  expect(read()).toBe('2085-03-14');
  expect(read('2026-11-21')).toBe('1985-03-14');
  // A field that goes on after today is not of a birthday.
  expect(read('2026-12-31')).toBe('2085-03-14');
});

it.each([
  ['en-US', '03/04/2027', '2027-03-04'],
  ['en-US', '3-14-27', '2027-03-14'],
  ['en-US', '03142027', '2027-03-14'],
  ['en-US', '14', '2026-11-14'],
  ['en-US', '14 Mar 2027', '2027-03-14'],
  // Never turned in silence.
  ['en-US', '14/03/2027', undefined],
  ['ja-JP', '3/14', '2026-03-14'],
  ['en-IN', '03/04/2027', '2027-04-03'],
  ['en-ZA', '03/04/2027', '2027-04-03'],
  ['de-DE', '03.04.2027', '2027-04-03'],
])('reads numbers in the order that %s shows: "%s"', (locale, text, day) => {
  expect(parseTypedDate(text, today, dateFormats(locale))).toBe(day);
});

describe.each(['en-IN', 'en-US', 'de-DE', 'fr-FR', 'hi-IN', 'en-ZA'])(
  'any date in %s',
  (locale) => {
    const formats = dateFormats(locale);
    const messages = { ...datePickerMessages, ...formats };
    const days = fc
      .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));

    it('is read as it is shown', () => {
      fc.assert(
        fc.property(days, (day) => {
          for (const text of [day, formats.day(day), formats.longDay(day), `${day}T10:30:00Z`])
            expect(parseTypedDate(text, today, messages), text).toBe(day);
        }),
      );
    });

    it('is read with every number that was typed, or refused with a word', () => {
      const pieces = fc.constantFrom(
        '14',
        '3',
        '2027',
        '27',
        '0',
        'Mar',
        'xyz',
        '/',
        '-',
        ' ',
        ', ',
      );
      const texts = fc.oneof(
        fc.array(pieces, { maxLength: 7 }).map((all) => all.join('')),
        fc.string(),
      );
      fc.assert(
        fc.property(texts, (text) => {
          const parsed = parseDateText(text, { today }, messages);
          if ('problem' in parsed) expect(parsed.problem).not.toBe('');
          else if (parsed.value === '') expect(text.trim()).toBe('');
          else {
            const [year = '', month = '', day = ''] = parsed.value.split('-');
            // Eight digits alone are all three.
            const whole = [year + month + day, day + month + year, month + day + year].map(Number);
            const parts = [Number(year), Number(year) % 100, Number(month), Number(day), ...whole];
            for (const number of text.match(/\d+/g) ?? [])
              expect(parts, text).toContain(Number(number));
          }
        }),
      );
    });
  },
);
