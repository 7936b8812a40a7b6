import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Longest motion that is waited for, in ms: what lasts longer, as the time of a toast, is no way to a state. */
const MOTION_MAX_MS = 1000;

export interface AxeOptions {
  /** The rules to check, by their tags. Default: all, best practices too. */
  readonly tags?: readonly string[];
  /** The rules to check, by their names. */
  readonly only?: readonly string[];
  /** Rules to leave out. */
  readonly without?: readonly string[];
}

/** Returns the violations that axe finds on a page, a line for each element. Motion comes to its end first. */
export async function axeViolations(
  page: Page,
  { tags, only, without = [] }: AxeOptions = {},
): Promise<string[]> {
  await page.evaluate(async (longest) => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= longest);
    // An element that is removed during its motion is no longer seen.
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }, MOTION_MAX_MS);
  const { isLoaded, hasImportant } = await page.evaluate(() => ({
    isLoaded: 'axe' in window,
    hasImportant: document.querySelector('[style*="!important"]') !== null,
  }));
  // It reads all visible text, and only an important style can break it.
  const spacing = hasImportant ? [] : ['avoid-inline-spacing'];
  // A page that has axe is given an empty script.
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    // In the page itself: no frame of another origin is checked, and else each check opens a page of its own.
    .setLegacyMode()
    .options({
      // Passed rules are not described.
      resultTypes: ['violations'],
      reporter: 'no-passes',
      // One rule alone has all style sheets loaded and parsed again.
      preload: !without.includes('css-orientation-lock'),
    })
    .disableRules([...without, ...spacing]);
  if (tags) axe.withTags([...tags]);
  if (only) axe.withRules([...only]);
  await page.evaluate(holdMotion);
  const { violations } = await axe.analyze();
  await page.evaluate(releaseMotion);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Runs in the page: what begins while axe looks, as a toast that leaves, stays at its first frame, which can be read. */
function holdMotion(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { animation-play-state: paused !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page. */
function releaseMotion(): void {
  document.adoptedStyleSheets.pop();
}
