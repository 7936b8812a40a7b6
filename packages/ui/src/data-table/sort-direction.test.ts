import { describe, expect, it } from 'vitest';
import { sortDirection } from './sort-direction.ts';

describe('sortDirection', () => {
  it('parses both directions of a sort key', () => {
    expect(sortDirection('name', 'name')).toBe('ascending');
    expect(sortDirection('-name', 'name')).toBe('descending');
  });

  it('returns none for another key, a longer key, or no sort', () => {
    expect(sortDirection('createdAt', 'name')).toBeUndefined();
    expect(sortDirection('names', 'name')).toBeUndefined();
    expect(sortDirection(undefined, 'name')).toBeUndefined();
  });

  it('uses only the first of several keys', () => {
    expect(sortDirection('-plan,name', 'plan')).toBe('descending');
    expect(sortDirection('-plan,name', 'name')).toBeUndefined();
  });
});
