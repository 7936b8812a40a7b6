import { expect, it } from 'vitest';
import { matched } from './matched.ts';

const marked = (typed: string, text: string) =>
  matched(typed, text)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

it.each([
  ['', 'Lake', 'Lake'],
  ['la', 'Lake', '[La]ke'],
  ['ke la', 'Lake', '[Lake]'],
  ['aa', 'aaa b', '[aaa] b'],
  ['cafe', 'Café Goa', '[Café] Goa'],
  ['cafe', 'Cafe\u0301 Goa', '[Cafe\u0301] Goa'],
  ['b', 'a🏨b', 'a🏨[b]'],
  ['x', 'Lake', 'Lake'],
])('“%s” is highlighted in “%s” as “%s”', (typed, text, is) => {
  expect(marked(typed, text)).toBe(is);
});

it('keeps the whole text, whatever its letters', () => {
  for (const text of ['İstanbul', 'Straße', 'ﬁne', 'होटल', '', '👩‍👩‍👧 house']) {
    for (const typed of ['', 'i', 's', 'ho', text]) {
      expect(
        matched(typed, text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }
  }
});
