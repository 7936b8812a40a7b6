import { describe, expect, it } from 'vitest';
import { shortcutKey } from './shortcut-key.ts';

describe('the key of a shortcut', () => {
  it.each([
    ['s', 'KeyS', 's'],
    ['S', 'KeyS', 's'],
    // French: the letter counts, not its place.
    ['a', 'KeyQ', 'a'],
    ['é', 'Digit2', 'é'],
    ['ы', 'KeyS', 's'],
    ['я', 'KeyZ', 'z'],
    ['σ', 'KeyS', 's'],
    ['े', 'KeyS', 's'],
    ['त्र', 'KeyZ', 'z'],
    ['ש', 'KeyA', 'a'],
    ['ㄴ', 'KeyS', 's'],
    ['य', 'Slash', '/'],
    ['х', 'BracketLeft', '['],
    ['.', 'Slash', '.'],
    ['Enter', 'Enter', 'enter'],
    ['ё', 'Backquote', 'ё'],
  ])('of "%s" at %s is "%s"', (key, code, expected) => {
    expect(shortcutKey({ key, code })).toBe(expected);
  });
});
