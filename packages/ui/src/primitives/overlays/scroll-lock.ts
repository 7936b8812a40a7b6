let holders = 0;
let unlock = () => {};

/**
 * Locks page scrolling. Overlays may nest: the last one to close unlocks it. Returns a function that ends the lock.
 */
export function lockScroll(): () => void {
  holders += 1;
  if (holders === 1) unlock = lock();
  return () => {
    holders -= 1;
    if (holders === 0) unlock();
  };
}

function lock(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter, background } = style;
  if (window.innerWidth > clientWidth) {
    // The backdrop doesn't cover the scrollbar's space; only the root's background colour does. Skipped if the page has
    // a background image.
    style.background = `linear-gradient(${canvasColor()} 0 0) var(--bk-bg-scrim)`;
    // Keeps the scrollbar's space, so nothing shifts.
    style.scrollbarGutter = 'stable';
  }
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
    style.background = background;
  };
}

/** Returns the background colour of the root, else of the body. */
function canvasColor(): string {
  const [root, body] = [document.documentElement, document.body].map(
    (node) => getComputedStyle(node).backgroundColor,
  );
  return (root === 'rgba(0, 0, 0, 0)' ? body : root) ?? 'Canvas';
}
