import type { Page } from '@playwright/test';

/** More stops than any screen has: what goes on after them goes round for ever. */
const STOPS_MAX = 400;

/** How many times Tab is pressed before the page is asked what it has seen. */
const PRESSES = 10;

/**
 * Goes once round a page with Tab and returns what is wrong: a stop that cannot be seen or lies wholly under something
 * else (WCAG 2.4.11), or focus that is lost on the way.
 */
export async function tabWalk(page: Page): Promise<string[]> {
  const walk = await page.evaluateHandle(watchStops);
  try {
    for (let stops = 0; stops < STOPS_MAX; stops += PRESSES) {
      for (let press = 0; press < PRESSES; press += 1) await page.keyboard.press('Tab');
      const { isRound, problems } = await walk.evaluate(({ isRound, problems }) => ({
        isRound,
        problems,
      }));
      if (isRound) return problems;
    }
    return [...(await walk.evaluate(({ problems }) => problems)), `more than ${STOPS_MAX} stops`];
  } finally {
    await walk.evaluate(({ end }) => end());
    await walk.dispose();
  }
}

/** Runs in the page: looks at each stop as the key is released, until the walk has come round. */
function watchStops() {
  const seen = new Set<Element>();
  let last: Element | undefined;
  let isOut = false;
  const walk = { isRound: false, problems: [] as string[], end };

  function end() {
    removeEventListener('keyup', look, true);
  }

  function look() {
    if (walk.isRound) return;
    const node = document.activeElement;
    if (!node || node === document.body) {
      // Past the last stop come the browser's own, then the first one again.
      walk.isRound = isOut;
      if (isOut) walk.problems.push('nothing takes the focus');
      isOut = true;
      return;
    }
    const name = node.outerHTML.slice(0, 160);
    if (isOut && last) {
      const isFurther =
        last.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING && !seen.has(node);
      if (isFurther) walk.problems.push(`the focus was lost before ${name}`);
    }
    isOut = false;
    last = node;
    walk.isRound = seen.has(node);
    if (walk.isRound) return;
    seen.add(node);
    if (isSeen(node)) return;
    const { left, top } = node.getBoundingClientRect();
    const where = `${Math.round(left)}, ${Math.round(top)} of ${innerWidth} × ${innerHeight}`;
    walk.problems.push(`cannot be seen at ${where}: ${name}`);
  }

  function isSeen(node: Element) {
    const boxes = [...node.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    return boxes.some(({ left, right, top, bottom }) => {
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
  }

  addEventListener('keyup', look, true);
  return walk;
}
