import { describe, expect, it, test } from 'vitest';
import { areSeenApart, isVisible, lineOf, readAs, seenAs } from './name.ts';

describe('a line as it is stored', () => {
  test.each([
    ['  Lake   View ', 'Lake View'],
    ['Lake\u00a0View', 'Lake View'],
    ['Lake\u2003\u3000View', 'Lake View'],
    ['Cafe\u0301 Room', 'Café Room'],
    ['Lake\u200b View\ufeff', 'Lake View'],
    ['La\u00adke V\u2060iew', 'Lake View'],
    ['Own\u200der', 'Owner'],
    ['\u200d', ''],
    ['\u3164', ''],
    ['a \u200b b', 'a b'],
    ['A\ufe0f', 'A\ufe0f'],
    [' \ufe0fA', 'A'],
  ])('%j is %j', (written, stored) => {
    expect(lineOf(written)).toBe(stored);
  });

  it.each([
    ['a conjunct of Malayalam', '\u0d28\u0d4d\u200d'],
    ['a half form of Devanagari', 'क्\u200dष'],
    ['a plural of Persian', 'خانه\u200cها'],
    ['a family', '👩\u200d👩\u200d👧'],
    ['a heart of colour', '❤️\u200d🔥'],
  ])('keeps the joiners of %s', (_what, text) => {
    expect(lineOf(text)).toBe(text);
  });

  it('is the same when it is stored again', () => {
    for (const text of ['Cafe\u0301  Room', 'क्\u200dष', 'e\u200b\u0301', 'a\u00a0\u200bb']) {
      expect(lineOf(lineOf(text))).toBe(lineOf(text));
    }
  });
});

test.each(['', ' ', '\u200b', '\u0301', '\u3164', '\u2800', '\u2060\u00ad', '\ufe0f'])(
  '%j shows nothing',
  (text) => {
    expect(isVisible(text)).toBe(false);
  },
);

describe('what a name looks like', () => {
  const CAFE = 'Café Room';
  test.each([
    'café room',
    'Cafe\u0301 Room',
    'Café  Room',
    'Café\u00a0Room',
    'Café\u200b Room',
    'Ｃａｆé Ｒｏｏｍ',
    'CAFÉ ROOM',
    ' Café Room ',
    'Caf\u00ade\u0301 Room',
  ])('%j looks like Café Room', (name) => {
    expect(seenAs(name)).toBe(seenAs(CAFE));
    expect(areSeenApart([CAFE, name])).toBe(false);
  });

  test.each(['Cafe Room', 'CaféRoom', 'Café Rooms'])('%j does not', (name) => {
    expect(areSeenApart([CAFE, name])).toBe(true);
  });

  test.each([
    ['a plural of Persian', 'خانه\u200cها', 'خانهها'],
    ['a half form of Devanagari', 'क्\u200dष', 'क्ष'],
    ['a letter of Malayalam', 'അവന്\u200d', 'അവന്'],
    ['a family', '👩\u200d👩\u200d👧', '👩👩👧'],
  ])('the joiners of %s are seen', (_what, joined, apart) => {
    expect(areSeenApart([joined, apart])).toBe(true);
  });

  test.each([
    ['Own\u200der', 'Owner'],
    ['मालिक\u200d', 'मालिक'],
    ['खाना\u200c कमरा', 'खाना कमरा'],
    ['❤️\u200d🔥', '❤\u200d🔥'],
  ])('%j looks like %j', (name, lookalike) => {
    expect(seenAs(name)).toBe(seenAs(lookalike));
  });

  it('folds case as people read it', () => {
    expect(seenAs('STRASSE')).toBe(seenAs('Straße'));
    expect(seenAs('ΣΊΣΥΦΟΣ')).toBe(seenAs('σίσυφος'));
  });
});

describe('what a name is read as', () => {
  test.each([
    ['Super Admin', 'Ｓｕｐｅｒ Ａｄｍｉｎ'],
    ['Super Admin', 'Super\u00a0Admin'],
    ['Super Admin', 'SUPER  ADMIN'],
    ['Super Admin', 'Ѕuреr Аdmіn'],
    ['Super Admin', 'Super Adm1n'],
    ['Super Admin', 'Super Admln'],
    ['Owner', 'Own\u200der'],
    ['Owner', 'Ownеr'],
    ['Owner', 'Οwner'],
    ['Owner', '0wner'],
    ['Owner', 'ОWNЕR'],
  ])('%s: %j', (reserved, name) => {
    expect(readAs(name)).toBe(readAs(reserved));
  });

  test.each(['Owners', 'Administrator', 'Менеджер', 'मालिक', 'Co-owner'])(
    '%j is a name of its own',
    (name) => {
      expect([readAs('Owner'), readAs('Super Admin')]).not.toContain(readAs(name));
    },
  );
});
