/** The style sheet of a component, with the tokens, is enough to draw it. */
import { expect, test } from './fixtures.ts';

/** Components that a story puts into a component, or beside it. */
const others: Readonly<Record<string, readonly string[]>> = {
  'app-shell': ['avatar', 'grid', 'link', 'page-header', 'search-field', 'section', 'stat'],
  'booking-provider': ['button'],
  'button-group': ['button', 'icon-button'],
  'column-picker': ['tooltip'],
  'data-table': ['table-cell', 'badge', 'icon-button', 'avatar'],
  'description-list': ['badge', 'link'],
  drawer: ['button'],
  'empty-state': ['button'],
  'field-row': ['text-area', 'select'],
  grid: ['card'],
  group: ['button'],
  menu: ['icon-button'],
  modal: ['text-field'],
  'month-calendar': ['badge'],
  popover: ['button', 'icon', 'text-field', 'checkbox'],
  'save-bar': ['text-field'],
  section: ['card'],
  'side-nav': ['badge', 'count-badge'],
  stack: ['card'],
  timeline: ['badge'],
  toaster: ['button'],
  tooltip: ['button', 'icon-button'],
  'visually-hidden': ['icon'],
};

const importedBy = (css: string) =>
  [...css.matchAll(/@import"\.\.\/([\w-]+)\//g)].map(([, name]) => name ?? '');

test('every component looks the same with the tokens and its own style sheet alone', async ({
  openStage,
}) => {
  const { page } = await openStage('plain');
  const stories = await page.evaluate(() => window.stage.stories());
  const differences: string[] = [];
  const seen: string[] = [];
  for (const { id, width, plays } of stories) {
    const component = /^([\w-]+)\/Default$/.exec(id)?.[1];
    if (!component) continue;
    const sheet = await page.request.get(
      `${new URL(page.url()).origin}/ui/${component}/${component}.css`,
    );
    if (!sheet.ok()) continue;
    seen.push(component);
    await page.setViewportSize({ width, height: 900 });
    if (plays) await page.evaluate((story) => window.stage.play(story), id);
    else await page.evaluate((story) => window.stage.show(story), id);
    const lines = await page.evaluate(
      (names) => window.stage.alone(names),
      // Sheets that it imports come again after it, as with the sheet of another component: the order must not matter.
      [component, ...(others[component] ?? []), ...importedBy(await sheet.text())],
    );
    differences.push(...lines.map((line) => `${component}: ${line}`));
  }
  expect(seen.length).toBeGreaterThan(40);
  expect(differences).toEqual([]);
});
