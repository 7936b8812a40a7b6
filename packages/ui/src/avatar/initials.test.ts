import { describe, expect, it, vi } from 'vitest';
import { avatarHue, initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Malabar Court Residency', 'MR'],
    ['anjali menon', 'AM'],
    ['Nilgiri', 'N'],
    ['  The   (Old) Inn ', 'TI'],
    ['24 Parganas Stay', '2S'],
    ['हवा महल', 'हम'],
    ['', ''],
    ['— –', ''],
  ])('of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

it('work without Intl.Segmenter', async () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  vi.resetModules();
  const { initials } = await import('./initials.ts');
  expect(initials('Malabar Court Residency')).toBe('MR');
  expect(initials('दिल्ली महल')).toBe('दिम');
  vi.unstubAllGlobals();
});

describe('the colour of an avatar', () => {
  it('is one of six, always the same for a name', () => {
    const names = Array.from({ length: 200 }, (_, at) => `Institute ${at}`);
    const hues = new Set(names.map(avatarHue));
    expect([...hues].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(names.map(avatarHue)).toEqual(names.map(avatarHue));
  });
});
