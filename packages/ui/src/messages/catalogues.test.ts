import { describe, expect, it } from 'vitest';
import { ar } from './ar.ts';
import { bn } from './bn.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import type { Messages } from './messages.ts';
import { mr } from './mr.ts';
import { ta } from './ta.ts';
import { te } from './te.ts';

const catalogues: Readonly<Record<string, readonly [Messages, RegExp]>> = {
  ar: [ar, /\p{Script=Arabic}/u],
  bn: [bn, /\p{Script=Bengali}/u],
  de: [de, /\p{Script=Latin}/u],
  es: [es, /\p{Script=Latin}/u],
  fr: [fr, /\p{Script=Latin}/u],
  hi: [hi, /\p{Script=Devanagari}/u],
  mr: [mr, /\p{Script=Devanagari}/u],
  ta: [ta, /\p{Script=Tamil}/u],
  te: [te, /\p{Script=Telugu}/u],
};

/** No words: a locale, formats in digits, and given words one after the other. */
const wordless = new Set([
  ...['cell', 'locale', 'year', 'dayNumber', 'time', 'hourCycle', 'types'],
]);

/** Words that are the same in English. */
const shared = new Set([
  ...['de: filterBar.add', 'de: imageCrop.zoom', 'de: field.optional', 'es: imageCrop.zoom'],
  ...['es: toaster.danger', 'fr: dataTable.actions', 'fr: fileUpload.kind', 'fr: imageCrop.zoom'],
  ...['fr: pagination.pages', 'fr: toaster.region', 'fr: colorPicker.saturation'],
  ...['de: dataTable.details', 'de: fileUpload.kind', 'es: fileUpload.kind', 'fr: combobox.count'],
  ...['de: filterBar.more', 'es: filterBar.more', 'fr: filterBar.more'],
]);

/** Keys, and the digits of a colour, are written alike in all languages. */
const alike = /Alt(?:\+T)?|Caps Lock|Enter|Escape|Shift|#[0-9a-f]{6}/g;

const wordsOf = (messages: Messages) =>
  Object.entries(messages).flatMap(([part, words]) =>
    part === 'number'
      ? []
      : Object.entries(words).flatMap(([name, word]): [string, unknown][] =>
          wordless.has(name) ? [] : [[`${part}.${name}`, word]],
        ),
  );

const read = (word: unknown) =>
  String(typeof word === 'function' ? word('2027-03-14', '2027-03-15', '3', '3') : word);

describe.each(Object.entries(catalogues))('the catalogue of %s', (language, [messages, script]) => {
  it('misses no word of the English one, and has no other', () => {
    const names = (of: Messages) =>
      wordsOf(of)
        .map(([name]) => name)
        .toSorted();
    expect(names(messages)).toEqual(names(en));
  });

  it('is in its language', () => {
    const english = new Map(wordsOf(en));
    const isLatin = script.test('a');
    const odd = wordsOf(messages).flatMap(([name, word]) => {
      const text = read(word);
      if (shared.has(`${language}: ${name}`)) return [];
      const isOwn = isLatin
        ? text !== read(english.get(name))
        : !/[a-z]/i.test(text.replaceAll(alike, ''));
      return isOwn && script.test(text) ? [] : `${name}: ${text}`;
    });
    // The words of dates are those of `Intl`.
    expect(odd.filter((line) => !line.startsWith('datePicker.'))).toEqual([]);
  });

  it('says every count with its number, where that is more than one or two', () => {
    const counted = [
      messages.saveBar.count,
      messages.combobox.count,
      messages.commandPalette.results,
      messages.dateRangePicker.nights,
      messages.dateRangePicker.days,
      messages.errorSummary.title,
    ];
    for (const say of counted) {
      for (const count of [3, 5, 11, 21, 100]) {
        expect(say(count, `<${count}>`)).toContain(`<${count}>`);
      }
    }
  });
});

it('an Arabic noun has the form that its number asks for', () => {
  const nights = (count: number) => ar.dateRangePicker.nights(count, String(count));
  expect([1, 2, 3, 10, 11, 99, 100].map(nights)).toEqual([
    ...['ليلة واحدة', 'ليلتان', '3 ليالٍ', '10 ليالٍ', '11 ليلة', '99 ليلة', '100 ليلة'],
  ]);
  expect(ar.saveBar.count(0, '0')).toBe('لا تغييرات');
});

it('a French noun is singular after zero', () => {
  expect(fr.combobox.count(0, '0')).toBe('0 option');
  expect(fr.combobox.count(2, '2')).toBe('2 options');
});
