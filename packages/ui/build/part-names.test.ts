import { describe, expect, it } from 'vitest';
import { takenParts } from './markup.ts';
import {
  allWrittenParts,
  undrawnParts,
  untakenParts,
  withoutParts,
  writtenParts,
} from './part-names.ts';

describe('the parts of a component', () => {
  it('are all names that its `parts` takes', async () => {
    const untaken = await untakenParts();
    expect(untaken.filter((part) => !withoutParts.has(part.split(' ')[0] ?? ''))).toEqual([]);
  });

  it('are drawn by it, or by what it draws with', async () => {
    expect(await undrawnParts()).toEqual([]);
  });

  it('get what the caller gives them', async () => {
    expect(await allWrittenParts()).toEqual([]);
  });

  it('are not taken only by the components that are listed', async () => {
    const taken = await takenParts();
    expect([...withoutParts].filter((name) => (taken[name] ?? []).length > 0)).toEqual([]);
  });
});

describe('a written name', () => {
  it.each(['<b data-part="title" />', "const cell = { 'data-part': 'cell' };"])(
    'is found: %s',
    (text) => {
      expect(writtenParts('part/part.tsx', text)).toEqual(['part/part.tsx:1']);
    },
  );

  it('is none where `part` is called', () => {
    expect(writtenParts('part/part.tsx', "<b {...part('title', 'bk-title')} />")).toEqual([]);
  });
});
