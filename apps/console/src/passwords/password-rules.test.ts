import { describe, expect, it } from 'vitest';
import { ruleLines } from './password-rules.ts';

const states = (password: string, about: readonly string[] = []) =>
  ruleLines(password, about).map(({ state }) => state);

describe('the rules beside a new password', () => {
  it('are all open while the field is empty', () => {
    expect(states('')).toEqual(['open', 'open', 'open', 'open']);
  });

  it.each([
    ['short one', ['broken', 'open', 'open', 'open']],
    ['lotus pond aaaa', ['kept', 'broken', 'open', 'open']],
    ['password1234', ['kept', 'kept', 'broken', 'open']],
    ['asha.mehta is here', ['kept', 'kept', 'kept', 'broken']],
    ['lotus pond at six', ['kept', 'kept', 'kept', 'kept']],
  ])('show the first rule that %s breaks, and leave the later ones open', (password, expected) => {
    expect(states(password, ['asha.mehta@lakeview.example'])).toEqual(expected);
  });

  it('do not report a password that is too long', () => {
    expect(states('many words '.repeat(12))).toEqual(['open', 'open', 'open', 'open']);
  });
});
