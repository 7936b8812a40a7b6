import { describe, expect, it } from 'vitest';
import { fold, searchText } from './search.ts';

describe('the folding of a search', () => {
  it.each([
    ['Café Pondichéry', 'cafe pondichery'],
    ['Ørsted', 'orsted'],
    ['Łukasz', 'lukasz'],
    ['Straße', 'strasse'],
    ['STRASSE', 'strasse'],
    ['Đorđe', 'dorde'],
    ['Æsir', 'aesir'],
    ['ﬁnch', 'finch'],
    ['İstanbul', 'istanbul'],
    ['Ισίδωρος', 'ισιδωροσ'],
    ['ΙΣΙΔΩΡΟΣ', 'ισιδωροσ'],
    ['Ёлка', 'елка'],
    ['  two\t words ', 'two words'],
    ['O’Neil', "o'neil"],
    ['O´Neil', "o'neil"],
    ['Oʼneil', "o'neil"],
    ['Jean–Luc', 'jean-luc'],
    ['Jean‑Luc', 'jean-luc'],
    ['5 − 3 — 2', '5 - 3 - 2'],
  ])('makes %s %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it.each(['अनिल', 'कला', 'किला', 'ਸਿੰਘ', 'திரு', 'สุดา', '한강', '東京'])(
    'leaves %s as it is, in either form of Unicode',
    (text) => {
      expect(fold(text.normalize('NFC'))).toBe(fold(text.normalize('NFD')));
      expect(fold(text)).toBe(text.normalize('NFC'));
    },
  );

  it('drops what cannot be seen', () => {
    expect(fold('क्\u200Dष')).toBe(fold('क्ष'));
  });

  it('gives the same again', () => {
    for (const text of ['Æsir Straße', 'अनिल', 'İ', 'ﬃ', 'Å\u0301', '½']) {
      expect(fold(fold(text))).toBe(fold(text));
    }
  });

  it('begins every value after a blank', () => {
    expect(searchText(['Asha', null, '', undefined, 'Mehta'])).toBe(' asha mehta');
  });

  it('has words with dashes and apostrophes without them too', () => {
    expect(searchText(['Mary-in-the-Hills', 'O’Neil'])).toBe(
      " mary-in-the-hills o'neil mary in the hills maryinthehills oneil",
    );
    expect(searchText(['-', "'", 'X-'])).toBe(" - ' x- x");
  });

  it('makes the same text of a text', () => {
    for (const text of ['Mary-in-the-Hills', 'O’Neil a-b-c', 'X-', 'Deluxe']) {
      expect(searchText([searchText([text])])).toBe(searchText([text]));
    }
  });
});
