import { expect, test } from 'vitest';
import { afterNeeds } from './after-needs.ts';

const steps = [
  { name: 'client', after: [] },
  { name: 'ui', after: [] },
  { name: 'console', after: ['client', 'ui'] },
  { name: 'site', after: ['ui'] },
];

/** Runs the steps, each until the test ends it, and notes what began. */
function started() {
  const began: string[] = [];
  const gates = new Map(steps.map(({ name }) => [name, Promise.withResolvers<void>()]));
  const done = afterNeeds(steps, async ({ name }) => {
    began.push(name);
    await gates.get(name)?.promise;
  });
  return { began, done, gate: (name: string) => gates.get(name) };
}

test('what needs nothing runs side by side, and the rest once its needs have ended', async () => {
  const { began, done, gate } = started();
  await expect.poll(() => began).toEqual(['client', 'ui']);
  gate('ui')?.resolve();
  await expect.poll(() => began).toEqual(['client', 'ui', 'site']);
  gate('client')?.resolve();
  await expect.poll(() => began).toEqual(['client', 'ui', 'site', 'console']);
  gate('site')?.resolve();
  gate('console')?.resolve();
  await done;
});

test('what needs a failed step does not run, and the others end first', async () => {
  const { began, done, gate } = started();
  await expect.poll(() => began).toEqual(['client', 'ui']);
  gate('client')?.reject(new Error('no types'));
  gate('ui')?.resolve();
  await expect.poll(() => began).toEqual(['client', 'ui', 'site']);
  gate('site')?.resolve();
  await expect(done).rejects.toThrow('no types');
  expect(began).not.toContain('console');
});

test('a need that is not among the steps counts as done', async () => {
  const ran: string[] = [];
  await afterNeeds([{ name: 'site', after: ['ui'] }], async ({ name }) => {
    ran.push(name);
  });
  expect(ran).toEqual(['site']);
});
