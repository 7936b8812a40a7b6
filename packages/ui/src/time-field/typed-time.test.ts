import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hi } from '../messages/index.ts';
import { timeFieldMessages, timeFormats } from './time-field.messages.ts';
import { parseTypedTime, timeOf } from './typed-time.ts';

it.each([
  ['9', '09:00'],
  ['0930', '09:30'],
  ['930', '09:30'],
  [' 9:05 ', '09:05'],
  ['23.59', '23:59'],
  ['2:30 pm', '14:30'],
  ['2:30 p.m.', '14:30'],
  ['2p', '14:00'],
  ['12 am', '00:00'],
  ['12:15PM', '12:15'],
  ['14:30 pm', '14:30'],
  ['24:00', undefined],
  ['12:60', undefined],
  ['1:2:3', undefined],
  ['9:5', undefined],
  ['14:30 am', undefined],
  ['', undefined],
  ['noon', undefined],
])('parses %j as %j', (typed, time) => {
  expect(parseTypedTime(typed, timeFieldMessages)).toBe(time);
});

const locales =
  `en-GB en-US en-IN hi-IN fr-FR de-DE es-ES es-MX pt-BR it-IT nl-NL sv-SE fi-FI pl-PL cs-CZ hu-HU ro-RO el-GR ru-RU
  uk-UA bg-BG tr-TR ar-EG ar-LB he-IL fa-IR th-TH vi-VN id-ID ja-JP ko-KR zh-CN zh-TW bn-IN ta-IN te-IN mr-IN gu-IN
  kn-IN ml-IN pa-IN ur-PK ca-ES lv-LV lt-LT et-EE sq-AL am-ET sw-KE ne-NP si-LK my-MM km-KH lo-LA`.split(
    /\s+/,
  );

it.each([
  ['the own English', timeFieldMessages] as const,
  ['the own Hindi', hi.timeField] as const,
  ...locales.map((locale) => [locale, timeFormats(locale)] as const),
])('parses its own format in %s', (_, messages) => {
  for (let hour = 0; hour < 24; hour++) {
    for (const minutes of [0, 9, 30, 59]) {
      const time = timeOf(hour, minutes);
      for (const cycle of [12, 24] as const) {
        const text = messages.time(time, cycle);
        expect(parseTypedTime(text, messages), text).toBe(time);
      }
    }
  }
});

it('knows the hours of a locale', () => {
  expect(timeFieldMessages.hourCycle()).toBe(24);
  expect(timeFormats('en-US').hourCycle()).toBe(12);
  expect(timeFormats('de-DE').hourCycle()).toBe(24);
  expect(hi.timeField.hourCycle()).toBe(24);
});

it.each([
  ['09:30:00', '09:30'],
  ['9:30:00 AM', '09:30'],
  ['9:30:00 pm', '21:30'],
  ['14h30', '14:30'],
  ['9:30 hrs', '09:30'],
  ['09:30:15', undefined],
])('reads "%s" as programs write it', (text, time) => {
  expect(parseTypedTime(text, timeFieldMessages)).toBe(time);
});

describe.each(['en-IN', 'en-US', 'de-DE', 'fr-FR', 'hi-IN', 'en-ZA'])(
  'any time in %s',
  (locale) => {
    const formats = timeFormats(locale);

    it('is read as it is shown', () => {
      for (let minute = 0; minute < 24 * 60; minute++) {
        const time = timeOf(Math.floor(minute / 60), minute % 60);
        for (const text of [time, formats.time(time, 12), formats.time(time, 24), `${time}:00`])
          expect(parseTypedTime(text, formats), text).toBe(time);
      }
    });

    it('is read with every number that was typed, or not at all', () => {
      const pieces = fc.constantFrom('9', '14', '30', '00', '75', ':', '.', ' ', 'pm', 'h', 'x');
      const texts = fc.array(pieces, { maxLength: 6 }).map((all) => all.join(''));
      fc.assert(
        fc.property(texts, (text) => {
          const [hours = 0, minutes] = parseTypedTime(text, formats)?.split(':').map(Number) ?? [];
          if (minutes === undefined) return;
          const whole = hours * 100 + minutes;
          const numbers = [hours, hours % 12, hours % 12 || 12, minutes, 0, whole];
          for (const number of text.match(/\d+/g) ?? [])
            expect([...numbers, whole % 1200, (whole % 1200) + 1200], text).toContain(
              Number(number),
            );
        }),
      );
    });
  },
);
