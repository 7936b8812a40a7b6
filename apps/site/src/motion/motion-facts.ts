/** How the page moves. Durations are milliseconds, distances CSS pixels. A test measures each in the browser. */

/** How far below its place a part waits: the token `--bk-space-24`. Our choice. */
export const REVEAL_RISE = 24;
/** How far its top must be inside the viewport to be revealed (`SITE-16`). */
export const REVEAL_OFFSET = 120;
/** Throttle for checking what is in view while scrolling (`SITE-16`). */
export const REVEAL_THROTTLE_MS = 99;
/** Debounce after resizing the window (`SITE-16`). */
export const REVEAL_DEBOUNCE_MS = 50;
/** Duration of scrolling to an anchor (`SITE-16`). */
export const ANCHOR_SCROLL_MS = 1000;
