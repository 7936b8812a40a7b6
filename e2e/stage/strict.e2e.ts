/** The product's policy and Trusted Types, on every story of the library: 0 reports, and nothing logged as an error. */
import { idleOnce } from '../idle.ts';
import { expect, type Stage, test } from './fixtures.ts';

/**
 * These bring an offence of their own: a sprite from elsewhere, one that is none (Chromium puts a document with style
 * attributes in its place), and frames with a page in an attribute.
 */
const offenders: ReadonlySet<string> = new Set([
  'icon/HostileSprite',
  'icon/OneFailure',
  'icon/SpriteFails',
  'modal/OverAFrame',
  'overlays/NotHeard',
  'toaster/InAFrame',
]);
/** Needs the frame that Storybook shows a story in. */
const OF_STORYBOOK = 'modal/Narrowed';

/** These open the same parts again and again, to see how they live together. Once is enough for a policy. */
const isRepetition = (id: string) =>
  /^overlays\/\w+(Dialogs|Others)$|^carousel\/(Loop|NoLoop)$/.test(id);
const isLook = (id: string) => /\/(Default|Features|States)/.test(id);
/** `npm test` plays one in this many of the stories about behaviour, and shows the others. */
const ONE_IN = 8;
const LANES = 4;

test('no story breaks the policy of the product, at rest or at play', async ({
  openStage,
  isWhole,
}) => {
  const lanes = await Promise.all(Array.from({ length: LANES }, () => openStage('strict')));
  const [first] = lanes;
  const all = (await first?.page.evaluate(() => window.stage.stories())) ?? [];
  const waiting = all.filter(({ id }) => !offenders.has(id));
  expect(waiting.length).toBeGreaterThan(200);

  const isPlayed = new Set(
    waiting
      .filter(({ id, plays }) => plays && !isRepetition(id) && id !== OF_STORYBOOK)
      .filter(({ id }, index) => isWhole || isLook(id) || index % ONE_IN === 0)
      .map(({ id }) => id),
  );
  const offences: string[] = [];
  const failures: string[] = [];
  const work = async ({ page, complaints }: Stage) => {
    for (let story = waiting.pop(); story; story = waiting.pop()) {
      const { id, width } = story;
      await page.setViewportSize({ width, height: 900 });
      if (isPlayed.has(id)) {
        const failure = await page.evaluate((id) => window.stage.play(id), id);
        if (failure !== undefined) failures.push(`${id}: ${failure}`);
      } else {
        await page.evaluate((id) => window.stage.show(id), id);
      }
      // A report comes a moment after what it is about.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      // A play that failed half-way may throw later; that is no matter of the policy.
      const reports = complaints().filter(({ kind }) => kind !== 'uncaught');
      offences.push(...reports.map(({ kind, text }) => `${id}, ${kind}: ${text}`));
    }
    // Reports that the last story has caused come with a round trip of their own.
    await idleOnce(page);
    const late = complaints().filter(({ kind }) => kind !== 'uncaught');
    offences.push(...late.map(({ kind, text }) => `after the last story, ${kind}: ${text}`));
  };
  await Promise.all(lanes.map(work));

  expect(offences).toEqual([]);
  // A play waits for what comes after a frame: nothing runs React's effects for it here, as Storybook does.
  expect(failures).toEqual([]);
});

test('what the policy refuses is seen here', async ({ openStage }) => {
  const { page, complaints } = await openStage('strict');
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await page
    .evaluate(() => document.body.insertAdjacentHTML('beforeend', '<b>bold</b>'))
    .catch(() => {});
  let seen = '';
  await expect
    .poll(() => {
      seen += complaints()
        .map(({ kind, text }) => `${kind} ${text}\n`)
        .join('');
      return seen;
    })
    .toMatch(/policy style-src-attr .*policy require-trusted-types-for /s);
});
