import { describe, expect, it } from 'vitest';
import { decimalsOf, stepped } from './stepped.ts';

const free = { step: 1, min: undefined, max: undefined };

describe('steps', () => {
  it('go from nothing to zero, or to the nearest that is allowed', () => {
    expect(stepped(null, 1, free)).toBe(0);
    expect(stepped(null, -1, { ...free, min: 2 })).toBe(2);
    expect(stepped(null, 1, { ...free, max: -2 })).toBe(-2);
  });

  it('stay on the grid that starts at the least', () => {
    expect(stepped(7, 1, { step: 5, min: 1, max: undefined })).toBe(11);
    expect(stepped(7, -1, { step: 5, min: 1, max: undefined })).toBe(6);
    expect(stepped(6, -10, { step: 5, min: 1, max: undefined })).toBe(1);
    expect(stepped(99, 10, { step: 5, min: 0, max: 100 })).toBe(100);
  });

  it('add up exactly enough', () => {
    let value = 0;
    for (let at = 0; at < 3; at += 1) value = stepped(value, 1, { ...free, step: 0.1 });
    expect(value.toFixed(decimalsOf(0.1))).toBe('0.3');
  });
});
