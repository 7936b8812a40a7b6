/** Functions that run in the page of a picture. */

/**
 * Stops the date alone. Playwright's clock would also run timers and frames, apart from what the browser paints, and
 * may lose them on a busy machine.
 */
export function stopDate(time: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [time] : args, newTarget),
    get: (target, key) => (key === 'now' ? () => time : Reflect.get(target, key)),
  });
}

/** Keeps out the pointer of the browser, which rests in a corner: stories send their own. */
export function ignorePointer(): void {
  for (const type of ['over', 'out', 'enter', 'leave', 'move']) {
    for (const name of [`pointer${type}`, `mouse${type}`]) {
      window.addEventListener(
        name,
        (event) => {
          if (event.isTrusted) event.stopImmediatePropagation();
        },
        { capture: true },
      );
    }
  }
}

/** In forced colors no caret can be hidden, so that it must not blink. */
export function holdCaret(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { caret-animation: manual !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** Shows a story in place, without loading the page again. */
export function showStory(id: string): void {
  Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('setCurrentStory', {
    storyId: id,
    viewMode: 'story',
  });
}

/** The story is rendered, and its play function has ended. Throws what it threw. */
export function isRendered(id: string): boolean {
  if (document.body.classList.contains('sb-show-errordisplay')) {
    throw new Error(document.querySelector('#error-message')?.textContent ?? 'The story failed.');
  }
  const { currentRender } = Reflect.get(window, '__STORYBOOK_PREVIEW__') ?? {};
  if (currentRender?.id !== id || currentRender.phase !== 'finished') return false;
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  const [failure] = channel.last('playFunctionThrewException') ?? [];
  if (failure) throw new Error(failure.message);
  return true;
}

/** Fonts, icons and images come after the story. */
export async function hasArrived(): Promise<boolean> {
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  return [...document.querySelectorAll('use')].every(
    ({ href }) => !href.baseVal.startsWith('#') || document.querySelector(href.baseVal) !== null,
  );
}

/** Holds everything that moves at one moment of its way; what ends has ended. */
export async function holdMotion(): Promise<void> {
  // The bar of a page that a story has scrolled would lie over its middle.
  window.scrollTo({ top: 0, behavior: 'instant' });
  for (const animation of document.getAnimations()) {
    // Animations of a scroller are where it is.
    if (animation.timeline !== document.timeline) continue;
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
      animation.pause();
      // Before it is, Chromium would paint a part of a drawing where it was when it was told.
      await animation.ready;
      animation.currentTime = 350;
    } else {
      animation.finish();
    }
  }
}

/** The box of the story with the space around it; undefined where something lies over the whole page. */
export function sheetBox() {
  const story = document.querySelector('#storybook-root');
  if (!story) return undefined;
  const parts = [...story.querySelectorAll('*')];
  // Texts for screen readers alone come and go.
  const others = 'body > :not(#storybook-root, .sb-wrapper, script, svg, [aria-live])';
  const isCovered =
    parts.some((part) => getComputedStyle(part).position === 'fixed' && part.clientHeight > 4) ||
    [...document.querySelectorAll(`${others}, :is(${others}) *`)].some(
      (part) => part.clientWidth * part.clientHeight > 4,
    );
  if (isCovered) return undefined;
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) - 16);
  const right = Math.min(Math.max(...boxes.map((box) => box.right)) + 16, window.innerWidth);
  return {
    x: Math.floor(left),
    y: 0,
    width: Math.ceil(right) - Math.floor(left),
    height: Math.ceil(story.getBoundingClientRect().bottom) + 16,
  };
}
