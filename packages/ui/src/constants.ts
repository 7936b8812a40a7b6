/**
 * The times and sizes that the specification fixes, said once. A test measures each in the browser.
 * Times are milliseconds, sizes CSS pixels unless the name says otherwise.
 */

/** At or below it a screen counts as mobile; tooltips show only above it (`SHELL-11`, `TIP-01`). */
export const MOBILE_MAX_WIDTH = 480;
/** The sidebar is permanent above it, a drawer at or below (`SHELL-04`). */
export const SIDEBAR_BREAKPOINT = 1024;

/** A modal can be dragged only above this width (`MOD-07`). */
export const MODAL_DRAG_MIN_WIDTH = 832;
/** From the wish to close until the cancel callback (`MOD-06`). */
export const MODAL_CLOSE_MS = 500;
/** The layer of modals (`MOD-08`). */
export const MODAL_Z_INDEX = 1000;
/** One press of an arrow key moves a modal this far, and with Shift this far; ours. */
export const MODAL_KEY_STEP = 16;
export const MODAL_KEY_STEP_LARGE = 48;
/** At least so much of a dragged modal stays on the screen; ours. */
export const MODAL_MIN_ON_SCREEN = 48;
/** The closing of a drawer; ours. */
export const DRAWER_CLOSE_MS = 220;

/** Before a tooltip shows, and before it hides (`TIP-02`). */
export const TOOLTIP_DELAY_MS = 100;
export const TOOLTIP_MAX_WIDTH = 250;
export const TOOLTIP_Z_INDEX = 9999;

/** An icon's default size, and that of the icon in an IconButton (`ICON-03`). */
export const ICON_SIZE_REM = 1.5;
export const ICON_BUTTON_ICON_SIZE_REM = 2;

/** The preset of the landing and of signed-out pages (`TOAST-01`). */
export const TOAST_SITE_MS = 5000;
/** The preset of the signed-in console (`TOAST-02`). */
export const TOAST_CONSOLE_MS = 3000;
export const TOAST_WIDTH = 320;
/** Dragged past this share of its own width, a toast goes (`TOAST-01`). */
export const TOAST_DRAG_PERCENT = 80;

/** How long a toast offers to undo what was done; ours. */
export const UNDO_MS = 8000;

/** Indicators of waiting appear only after this time, so that quick answers do not flash. Ours. */
export const INDICATOR_DELAY_MS = 150;
/** An indicator that has appeared stays so long at least. Ours. */
export const INDICATOR_MIN_MS = 300;

/** From one slide to the next of a carousel that plays (`CAR-01`, `SITE-13`). */
export const CAROUSEL_AUTOPLAY_MS = 8500;
/** The move itself (`CAR-01`, `SITE-13`). */
export const CAROUSEL_SPEED_MS = 450;
/** How many slides are in view, by the least width of the screen (`CAR-01`, `SITE-13`). */
export const CAROUSEL_ITEMS = { 0: 1, 768: 2, 1170: 3 } as const;

/** The rise of what is revealed (`SITE-16`); how far, is ours. */
export const REVEAL_MS = 800;
export const REVEAL_RISE = 24;
/** It rises when its top is this far above the lower edge of the window (`SITE-16`). */
export const REVEAL_OFFSET = 120;
/** The least time between two looks at what is in view while the page scrolls (`SITE-16`). */
export const REVEAL_THROTTLE_MS = 99;
/** From the last resize of the window to the look that follows it (`SITE-16`). */
export const REVEAL_DEBOUNCE_MS = 50;
/** The way to an anchor of the page (`SITE-16`). */
export const ANCHOR_SCROLL_MS = 1000;
