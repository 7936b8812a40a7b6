import { expect, it } from 'vitest';
import { digitsOf, typedDigits } from './typed-digits.ts';

it('reads the digits of a code as people copy it, in any script', () => {
  expect(digitsOf('Your code is 482 913.')).toBe('482913');
  expect(digitsOf('४८२-९१३')).toBe('482913');
  expect(digitsOf('nonsense')).toBe('');
});

it('keeps the caret where it was typed', () => {
  expect(typedDigits('48x2', 3, 6)).toEqual({ text: '482', caret: 2 });
  expect(typedDigits('4829', 2, 6)).toEqual({ text: '4829', caret: 2 });
});

it('replaces the next digit of a full code, and takes none after the last', () => {
  expect(typedDigits('4872913', 3, 6)).toEqual({ text: '487913', caret: 3 });
  expect(typedDigits('4829137', 7, 6)).toEqual({ text: '482913', caret: 6 });
});
