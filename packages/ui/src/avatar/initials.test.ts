import { describe, expect, it } from 'vitest';
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

describe('the hue of an avatar', () => {
  it('is one of six and stays with its name', () => {
    const names = Array.from({ length: 200 }, (_, at) => `Institute ${at}`);
    const hues = new Set(names.map(avatarHue));
    expect([...hues].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(names.map(avatarHue)).toEqual(names.map(avatarHue));
  });
});
