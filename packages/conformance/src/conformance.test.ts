import { expect, test } from 'vitest';
import { runScenario, type Scenario, scenarios } from './index.ts';
import { makeOwnSubject } from './own-subject.ts';
import { workForAnHour } from './scenarios/hand-over.ts';

test.each(scenarios.map((scenario) => ({ ...scenario, scenario })))(
  '[$clause] $id: $title',
  async ({ scenario }) => {
    await expect(runScenario(scenario, makeOwnSubject)).resolves.toBeUndefined();
  },
);

/** Scenarios that take more than one client in one page: S28 and S36 run in Chromium, S30 and S32 on the server. */
const elsewhere: readonly Scenario['id'][] = ['S28', 'S30', 'S31', 'S32', 'S36', 'S41'];

test('every scenario of the list is here or named as proved elsewhere', () => {
  const all = Array.from({ length: 46 }, (_, index) => `S${String(index + 1).padStart(2, '0')}`);
  const here: string[] = scenarios.map(({ id }) => id);
  expect(all.filter((id) => !here.includes(id))).toEqual(elsewhere);
});

test('[AUTH-09] S29: two applications with one pair are both signed out within the hour', async () => {
  const ends = await workForAnHour(makeOwnSubject, 'the same pair');
  expect(ends).toMatchObject({ desk: 1, app: 1 });
});

test('no two scenarios have one title', () => {
  const titles = scenarios.map(({ id, title }) => `${id} ${title}`);
  expect(new Set(titles).size).toBe(titles.length);
});
