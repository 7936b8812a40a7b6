/**
 * Rules of every component, checked on its looks one after the other. A new component is checked without a change here.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const isLook = (id: string) => /\/(Default|Features|States|Stress)/.test(id);

const linesOf = (id: string, lines: readonly string[]) => lines.map((line) => `${id}: ${line}`);

/** Shows every look that `matches` and asks the page something about it. Returns what was wrong, by story. */
async function ask(
  page: Page,
  question: (page: Page, id: string) => Promise<readonly string[]>,
  matches: (id: string) => boolean = () => true,
): Promise<string[]> {
  const all = await page.evaluate(() => window.stage.stories());
  const looks = all.filter(({ id }) => isLook(id) && matches(id));
  expect(looks.length).toBeGreaterThan(30);
  const wrong: string[] = [];
  for (const { id } of looks) {
    await page.evaluate((id) => window.stage.show(id, 'ltr'), id);
    wrong.push(...linesOf(id, await question(page, id)));
  }
  return wrong;
}

/** A label of one line that no one should write: it is shown to see that it keeps its line. */
const oneLiners: ReadonlySet<string> = new Set([
  'button/StressLongLabels',
  'button-link/StressLong',
  'empty-state/StressNarrow',
  'badge/StressLong',
]);

test('no look makes a page of 320 px scroll sideways', async ({ openStage }) => {
  const { page } = await openStage('strict');
  await page.setViewportSize({ width: 320, height: 640 });
  const question = (page: Page) =>
    page.evaluate(() => {
      const { scrollWidth } = document.documentElement;
      // A sheet of states is as wide as its states are many.
      const isSheet = document.querySelector('.sheet-table') !== null;
      return scrollWidth > 320 && !isSheet ? [`${scrollWidth} px`] : [];
    });
  expect(await ask(page, question, (id) => !oneLiners.has(id))).toEqual([]);
});

/** Controls of one line, in a row of tools or of a form. */
const controls = '.bk-button, .bk-input:not(:has(textarea)), .bk-filter, .bk-segmented-control';

test('under a finger controls of every size are 44 px high', async ({ openStage }) => {
  const heightsOf = async (page: Page) => {
    await page.evaluate(() => window.stage.show('field/Heights', 'ltr'));
    return page.evaluate((controls) => {
      const all = [...document.querySelectorAll(`[data-row] :is(${controls})`)];
      return all
        .filter((control) => !control.parentElement?.closest(controls))
        .map((control) => control.getBoundingClientRect().height);
    }, controls);
  };
  const { page: withMouse } = await openStage('strict');
  const compact = await heightsOf(withMouse);
  expect(new Set(compact)).toEqual(new Set([28, 32, 40]));
  const { page: withFinger } = await openStage('strict', { hasTouch: true });
  expect(await heightsOf(withFinger)).toEqual(compact.map(() => 44));
});

/** Targets of a finger in rows, lists and texts, by a story that shows them. */
const rows: Readonly<Record<string, string>> = {
  'accordion/Default': '.bk-accordion-trigger',
  'banner/FeaturesDismiss': '.bk-banner-dismiss',
  'breadcrumbs/FeaturesFolded': '.bk-breadcrumb-link, .bk-breadcrumb-more',
  'bulk-action-bar/Default': '.bk-button, .bk-icon-button',
  'checkbox/Default': '.bk-checkbox-label',
  'command-palette/Default': '.bk-palette-option',
  'link/FeaturesStandalone': '.bk-link',
  'menu/Default': '.bk-menu-item',
  'side-nav/Default': '.bk-side-nav-link',
  'sortable-list/Default': 'button.bk-sortable-handle',
  'tabs/Default': '.bk-tab',
  'view-tabs/Default': '.bk-view-tab',
};

const cards = { 'data-table/FeaturesBoxesOnCards': '.bk-table-sort, .bk-table-actions-list > *' };

test('under a finger rows, tabs and links are 44 px high; a narrow window alone changes none', async ({
  openStage,
}) => {
  const heightsOf = async (page: Page, shown: Readonly<Record<string, string>>, width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const heights: Record<string, number[]> = {};
    for (const [id, selector] of Object.entries(shown)) {
      await page.evaluate((id) => window.stage.show(id, 'ltr'), id);
      const targets = page.locator(selector).filter({ visible: true });
      await targets.first().waitFor();
      heights[id] = await targets.evaluateAll((all) =>
        all.map((target) => (target instanceof HTMLElement ? target.offsetHeight : 0)),
      );
    }
    return heights;
  };
  const inCards = (page: Page) => heightsOf(page, cards, 390);
  const { page: withMouse } = await openStage('strict');
  const compact = await heightsOf(withMouse, rows, 1440);
  expect(await heightsOf(withMouse, rows, 800)).toEqual(compact);
  expect(new Set(Object.values(await inCards(withMouse)).flat())).toEqual(new Set([32]));

  const { page: withFinger } = await openStage('strict', { hasTouch: true });
  // A row of two lines is higher with a mouse already.
  const large = Object.entries(compact).map(([id, heights]) => [
    id,
    heights.map((height) => Math.max(height, 44)),
  ]);
  expect(await heightsOf(withFinger, rows, 1440)).toEqual(Object.fromEntries(large));
  expect(new Set(Object.values(await inCards(withFinger)).flat())).toEqual(new Set([44]));
});

const edges = (page: Page, direction: 'ltr' | 'rtl') =>
  page.evaluate((direction) => window.stage.edges(direction), direction);

type Edges = Awaited<ReturnType<typeof edges>>;

/** The parts that stand elsewhere in the mirror. */
function unmirrored(left: Edges, right: Edges): string[] {
  if (left.length !== right.length) return [`${left.length} parts, here ${right.length}`];
  return left.flatMap(({ name, start, width }, at) => {
    const mirrored = right[at];
    const isSame =
      mirrored !== undefined &&
      Math.abs(mirrored.start - start) <= 1 &&
      Math.abs(mirrored.width - width) <= 1;
    return isSame ? [] : [`${name} from ${start}, here from ${mirrored?.start}`];
  });
}

/** These say a direction of their own. */
const isDirected = (id: string) => /Rtl|RightToLeft/.test(id);

test('every look shows its focus, respects reduced motion and is mirrored in right-to-left pages', async ({
  openStage,
}) => {
  const { page } = await openStage('strict');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // From here on the browser takes every focus for the keyboard's.
  await page.keyboard.press('Tab');
  const travels: string[] = [];
  const unfocused = { none: [] as string[], active: [] as string[] };
  const seen = { none: 0, active: 0 };

  const mirror = await ask(page, async (page, id) => {
    travels.push(...linesOf(id, await page.evaluate(() => window.stage.motionProblems())));
    const left = await edges(page, 'ltr');
    for (const forcedColors of ['active', 'none'] as const) {
      await page.emulateMedia({ forcedColors });
      const focus = await page.evaluate(() => window.stage.focusProblems());
      seen[forcedColors] += focus.seen;
      unfocused[forcedColors].push(...linesOf(id, focus.problems));
    }
    if (isDirected(id)) return [];
    await page.evaluate((id) => window.stage.show(id, 'rtl'), id);
    return unmirrored(left, await edges(page, 'rtl'));
  });

  expect.soft(travels, 'nothing travels for who asked for less motion').toEqual([]);
  expect.soft(unfocused.none, 'the focus of the keyboard is shown at 3:1 or more').toEqual([]);
  expect.soft(unfocused.active, 'in forced colours too').toEqual([]);
  expect.soft(seen.none).toBeGreaterThan(150);
  expect.soft(seen.active).toBeGreaterThan(150);
  expect.soft(mirror, 'read from right to left, a look is its own mirror image').toEqual([]);
});

/** The part of the package's registry that is read here. */
interface Registry {
  readonly components: readonly {
    readonly name: string;
    readonly exports: readonly { readonly name: string; readonly elementProps?: string[] }[];
  }[];
}

/** The components of the package that take what a root takes, as it says itself, with their folders. */
async function componentsWithRoot(): Promise<{ folder: string; name: string }[]> {
  const file = new URL('../../packages/ui/dist/registry.json', import.meta.url);
  const { components }: Registry = JSON.parse(await readFile(file, 'utf8'));
  return components.flatMap(({ name: folder, exports }) =>
    exports
      .filter(({ elementProps }) => elementProps?.includes('className'))
      .map(({ name }) => ({ folder, name })),
  );
}

/** `DatePicker` is the subject of the stories of `date-picker`. */
const isSubject = (folder: string, name: string) =>
  folder.replaceAll('-', '') === name.toLowerCase();

/** An `id` of these is their control's: the label and the links of an `ErrorSummary` lead to what takes the focus. */
const namesItsControl: ReadonlySet<string> = new Set(['date-range-picker', 'field']);

test('a component gives its root, or its surface, the class, style, id, attributes and ref of its caller', async ({
  openStage,
}) => {
  const { page } = await openStage('strict');
  const wrong: string[] = [];
  const passing: string[] = [];
  for (const { folder, name } of await componentsWithRoot()) {
    const problems = isSubject(folder, name)
      ? await page.evaluate(([id, isOfControl]) => window.stage.probe(id, isOfControl), [
          `${folder}/Default`,
          namesItsControl.has(folder),
        ] as const)
      : await page.evaluate((name) => window.stage.probeSample(name), name);
    if (problems.length === 0) passing.push(name);
    else wrong.push(...linesOf(name, problems));
  }
  expect(wrong).toEqual([]);
  expect(passing.length).toBeGreaterThan(80);
});
