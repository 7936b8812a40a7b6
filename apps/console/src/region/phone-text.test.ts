import { expect, it } from 'vitest';
import { phoneText } from './phone-text.ts';

it.each([
  ['+919873042483', '+91 98730 42483'],
  ['+442079460958', '+442079460958'],
  ['+9198730', '+9198730'],
])('prints %s as %s', (stored, printed) => {
  expect(phoneText(stored)).toBe(printed);
});
