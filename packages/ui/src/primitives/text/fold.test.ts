import { expect, it } from 'vitest';
import { matchesText } from './fold.ts';

it.each([
  ['', 'Lake Pichola House', true],
  ['  ', 'Lake Pichola House', true],
  ['pich lake', 'Lake Pichola House', true],
  ['PICHOLA', 'Lake Pichola House', true],
  ['hotel cafe', 'Hôtel Café', true],
  ['hôtel', 'HOTEL', true],
  ['strasse', 'Hotel an der Straße', true],
  ['οδος', 'ΟΔΟΣ ΑΘΗΝΑΣ', true],
  ['goa', 'Lake Pichola House', false],
  ['lake goa', 'Lake Pichola House', false],
  ['की', 'की', true],
  ['का', 'की', false],
  ['か', 'ながさき', false],
  ['が', 'なかさき', false],
  ['が', 'なか\u3099さき', true],
  ['なが', 'ながさき', true],
  ['は', 'ぱ', false],
  ['하', '한국', true],
])('“%s” matches “%s”: %s', (typed, text, is) => {
  expect(matchesText(typed, text)).toBe(is);
});
