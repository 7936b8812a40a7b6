import words from './words.json';

export type Word = keyof typeof words;
export type Language = 'en' | 'hi';
/** `{name}` in a text stands for a value. */
export type Say = (word: Word, values?: Readonly<Record<string, string | number>>) => string;

export const sayIn =
  (language: Language): Say =>
  (word, values = {}) =>
    words[word][language].replaceAll(/\{(\w+)\}/g, (all, name: string) =>
      String(values[name] ?? all),
    );
