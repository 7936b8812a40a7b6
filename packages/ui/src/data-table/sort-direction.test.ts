import { describe, expect, it } from 'vitest';
import { nextSort, sortDirection } from './sort-direction.ts';

describe('sortDirection', () => {
  it('parses both directions of a sort key', () => {
    expect(sortDirection('name', 'name')).toBe('ascending');
    expect(sortDirection('-name', 'name')).toBe('descending');
  });

  it('returns none for another key, a longer key, or no sort', () => {
    expect(sortDirection('createdAt', 'name')).toBeUndefined();
    expect(sortDirection('names', 'name')).toBeUndefined();
    expect(sortDirection('', 'name')).toBeUndefined();
  });

  it('uses only the first of several keys', () => {
    expect(sortDirection('-plan,name', 'plan')).toBe('descending');
    expect(sortDirection('-plan,name', 'name')).toBeUndefined();
  });

  it('follows ascending by descending, then by none', () => {
    expect(nextSort('', 'name')).toBe('name');
    expect(nextSort('-plan', 'name')).toBe('name');
    expect(nextSort('name,-plan', 'name')).toBe('-name');
    expect(nextSort('-name', 'name')).toBe('');
  });
});
