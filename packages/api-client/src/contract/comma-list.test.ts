import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { joinList, splitList } from './comma-list.ts';
import { anyOf } from './list.ts';

describe('a list as one text', () => {
  test.each([
    [['Active', 'Pending'], 'Active,Pending'],
    [['Goa, Panaji', 'Kochi'], 'Goa\\, Panaji,Kochi'],
    [['a\\', 'b'], 'a\\\\,b'],
    [[',', '\\,', '\\\\'], '\\,,\\\\\\,,\\\\\\\\'],
    [[''], ''],
  ])('%j is %s, and back', (values, text) => {
    expect(joinList(values)).toBe(text);
    expect(splitList(text)).toEqual(values);
  });

  test('has a \\ of its own where nothing follows that it could take away', () => {
    expect(splitList('a\\b,c\\')).toEqual(['a\\b', 'c\\']);
  });

  test('has no spaces around its values', () => {
    expect(splitList(' Kochi ,Goa')).toEqual(['Kochi', 'Goa']);
  });

  test('is what a query of any of some values reads', () => {
    const read = z.safeParse(anyOf(z.string()), 'Goa\\, Panaji,Kochi');
    expect(read.data).toEqual(['Goa, Panaji', 'Kochi']);
  });

  test('has each value once, in the order of the first, as one text or as a list', () => {
    for (const query of ['Goa,Kochi,Goa,Goa', ['Goa', 'Kochi', 'Goa']]) {
      expect(z.safeParse(anyOf(z.string()), query).data).toEqual(['Goa', 'Kochi']);
    }
    // A value that is asked for many times counts once.
    const often = Array.from({ length: 1_000 }, () => 'Goa').join(',');
    expect(z.safeParse(anyOf(z.string()), often).data).toEqual(['Goa']);
  });
});
