/** Every component renders where there is no document, streams the same, and is taken over as it is. */
import { renderOnServer } from './build-stage.ts';
import { expect, test } from './fixtures.ts';
import type { ServerReport } from './server.tsx';

/** The first makes an element of the page's own while it renders, the second asks for an icon that there is not. */
const browserOnly: ReadonlySet<string> = new Set(['modal/Branch', 'icon/Unknown']);

/** Whether a developer is warned of a value that a story gives on purpose. */
const isMeant = (line: string) => /is no (date|time) as .+, and is taken for none\.$/.test(line);

let report: ServerReport;
test.beforeAll(async () => {
  const all = await renderOnServer();
  const stories = Object.entries(all.stories).filter(([id]) => !browserOnly.has(id));
  report = { ...all, stories: Object.fromEntries(stories) };
});

const told = (lines: (id: string, story: ServerReport['stories'][string]) => readonly string[]) =>
  Object.entries(report.stories).flatMap(([id, story]) =>
    lines(id, story).map((line) => `${id}: ${line}`),
  );

test('every component of the package is in a story, and a server renders it without a word', () => {
  expect(report.hasDocument).toBe(false);
  expect(report.components).toBeGreaterThan(40);
  expect(report.unseen).toEqual([]);
  expect(told((_, { said }) => said.filter((line) => !isMeant(line)))).toEqual([]);
});

test('what is streamed is what is rendered at once', () => {
  expect(told((_, { html, streamed }) => (html === streamed ? [] : ['differs']))).toEqual([]);
});

// The strict policy refuses style attributes in the HTML that a page is served with. A colour that the caller chose
// has no other way, nor has the anchor that a story of the tooltip gives its button.
test('no part carries a style attribute that its caller did not ask for', () => {
  const styled =
    /<[^>]*class="bk-[^>]* style="(?!--bk-(spinner-color|button-spinner):|anchor-name:--mine")[^>]*>/g;
  expect(told((_, { html }) => html.match(styled) ?? [])).toEqual([]);
});

/** Stories of behaviour begin as a look does: of them `npm test` takes over one in so many. */
const ONE_IN = 4;
const isLook = (id: string) => /\/(Default|Features|States|Stress)/.test(id);

test('React takes over every story as it is, under StrictMode', async ({ openStage, isWhole }) => {
  const { page, complaints } = await openStage('plain');
  const wrong: string[] = [];
  const stories = Object.entries(report.stories).filter(
    ([id], index) => isWhole || isLook(id) || index % ONE_IN === 0,
  );
  expect(stories.length).toBeGreaterThan(200);
  for (const [id, { html }] of stories) {
    const mended = await page.evaluate(([id, html]) => window.stage.hydrate(id, html), [
      id,
      html,
    ] as const);
    const said = complaints().map(({ text }) => text);
    wrong.push(...[...mended, ...said].map((line) => `${id}: ${line}`));
  }
  expect(wrong).toEqual([]);
});

test('a page that is not what React would make is seen here', async ({ openStage }) => {
  const { page, complaints } = await openStage('plain');
  const html = report.stories['button/Default']?.html ?? '';
  const hydrate = (html: string) => window.stage.hydrate('button/Default', html);
  await page.evaluate(hydrate, html.replace('type="button"', 'type="submit"'));
  await expect
    .poll(() => complaints().map(({ text }) => text))
    .toEqual([expect.stringContaining('hydrated')]);
  const mended = await page.evaluate(hydrate, html.replace('Save changes', 'Save'));
  expect(mended.join()).toContain('Hydration failed');
});
