import type { Page } from '@playwright/test';

/** More stops than any screen has: what goes on after them goes round for ever. */
const STOPS_MAX = 400;

/** A stop of the keyboard, and what is wrong with it. */
interface Stop {
  readonly isNew: boolean;
  readonly problems: readonly string[];
}

/**
 * Goes once round a page with Tab and returns what is wrong: a stop that cannot be seen or lies wholly under something
 * else (WCAG 2.4.11), or focus that is lost on the way.
 */
export async function tabWalk(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await page.evaluate(() => Reflect.set(window, 'tabWalk', { seen: new Set() }));
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(currentStop);
    if (!stop.isNew) return problems;
    problems.push(...stop.problems);
  }
  return [...problems, `more than ${STOPS_MAX} stops`];
}

/** Runs in the page. */
function currentStop(): Stop {
  const walk: { seen: Set<Element>; last?: Element; isOut?: boolean } = Reflect.get(
    window,
    'tabWalk',
  );
  const node = document.activeElement;
  if (!node || node === document.body) {
    // Past the last stop come the browser's own, then the first one again.
    const isNew = !walk.isOut;
    walk.isOut = true;
    return { isNew, problems: isNew ? [] : ['nothing takes the focus'] };
  }
  const name = node.outerHTML.slice(0, 160);
  const problems: string[] = [];
  if (walk.isOut && walk.last) {
    const isFurther =
      walk.last.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !walk.seen.has(node);
    if (isFurther) problems.push(`the focus was lost before ${name}`);
  }
  walk.isOut = false;
  walk.last = node;
  if (walk.seen.has(node)) return { isNew: false, problems };
  walk.seen.add(node);

  const boxes = [...node.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  const isSeen = boxes.some(({ left, right, top, bottom }) => {
    const [x1, x2] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [y1, y2] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (x2 <= x1 || y2 <= y1) return false;
    const parts = [0.02, 0.25, 0.5, 0.75, 0.98];
    return parts.some((x) =>
      parts.some((y) => {
        const hit = document.elementFromPoint(x1 + (x2 - x1) * x, y1 + (y2 - y1) * y);
        return hit !== null && (node.contains(hit) || hit.contains(node));
      }),
    );
  });
  if (!isSeen) {
    const { left, top } = node.getBoundingClientRect();
    const where = `${Math.round(left)}, ${Math.round(top)} of ${innerWidth} × ${innerHeight}`;
    problems.push(`cannot be seen at ${where}: ${name}`);
  }
  return { isNew: true, problems };
}
