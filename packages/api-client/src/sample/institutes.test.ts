import { expect, it } from 'vitest';
import { institutes } from './institutes.ts';
import { randomFrom } from './random.ts';

it('names more institutes than there are names, each by its own name and code', () => {
  const all = institutes(randomFrom(1), 30_000);
  for (const key of ['name', 'code', 'domain'] as const) {
    expect(new Set(all.map((profile) => profile[key])).size, key).toBe(all.length);
  }
});
