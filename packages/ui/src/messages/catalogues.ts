import { dayFormats } from '../calendar/date-picker.messages.ts';
import { directionOf } from '../primitives/text/direction-of.ts';
import { numberFormats } from '../primitives/text/number-formats.ts';
import { timeFormats } from '../time-field/time-field.messages.ts';
import { en } from './en.ts';
import { isolated } from './isolated.ts';
import type { Messages } from './messages.ts';

/** The languages with a catalogue, besides English. Each loads when it is asked for. */
const catalogues = {
  ar: async () => (await import('./ar.ts')).ar,
  bn: async () => (await import('./bn.ts')).bn,
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  hi: async () => (await import('./hi.ts')).hi,
  mr: async () => (await import('./mr.ts')).mr,
  ta: async () => (await import('./ta.ts')).ta,
  te: async () => (await import('./te.ts')).te,
} as const;

const hasCatalogue = (language: string): language is keyof typeof catalogues =>
  Object.hasOwn(catalogues, language);

/** Loads the words of a locale (BCP 47), and writes numbers, dates and times as it does. */
export async function catalogueOf(locale: string): Promise<Messages> {
  const { language } = new Intl.Locale(locale);
  if (!hasCatalogue(language)) return englishIn(locale);
  const words = await catalogues[language]();
  // A language alone is written as its catalogue writes it.
  return locale === language ? words : { ...words, ...formatsOf(locale, words) };
}

/** Returns English words, with numbers, dates and times as a locale writes them. */
export function englishIn(locale: string): Messages {
  const words = directionOf(locale) === 'rtl' ? isolated(en) : en;
  const formats = formatsOf(locale, words);
  const example = formats.datePicker.day('2027-03-14');
  return {
    ...words,
    ...formats,
    datePicker: { ...formats.datePicker, invalid: `Enter a date, for example ${example}.` },
  };
}

function formatsOf(locale: string, words: Messages) {
  return {
    number: numberFormats(locale),
    datePicker: { ...words.datePicker, ...dayFormats(locale) },
    timeField: { ...words.timeField, ...timeFormats(locale) },
  };
}
