/**
 * Durations and sizes from the specification, in one place. A test measures each in the browser. Durations are
 * milliseconds, sizes CSS pixels unless the name says otherwise. What a style sheet draws too is a token, and its number
 * comes from there.
 */
import {
  breakpointDrag,
  breakpointLg,
  breakpointMd,
  breakpointSm,
  breakpointXl,
  durationIndicatorDelay,
  sizeIconLg,
  sizeIconXl,
  sizeToast,
  sizeTooltip,
  zIndexModal,
  zIndexTooltip,
} from './tokens/generated/values.ts';

/** Screens up to this width are mobile; tooltips show only above it (`SHELL-11`, `TIP-01`). */
export const MOBILE_MAX_WIDTH = breakpointSm;
/** Above this width the sidebar is permanent, otherwise a drawer (`SHELL-04`). */
export const SIDEBAR_BREAKPOINT = breakpointLg;

/** A modal can be dragged only above this width (`MOD-07`). */
export const MODAL_DRAG_MIN_WIDTH = breakpointDrag;
/** From closing a modal until the cancel callback (`MOD-06`). */
export const MODAL_CLOSE_MS = 500;
/** z-index of modals (`MOD-08`). */
export const MODAL_Z_INDEX = zIndexModal;
/** Distance an arrow key moves a modal, and with Shift. Our choice. */
export const MODAL_KEY_STEP = 16;
export const MODAL_KEY_STEP_LARGE = 48;
/** Minimum part of a dragged modal that stays on screen. Our choice. */
export const MODAL_MIN_ON_SCREEN = 48;
/** Closing animation of a drawer. Our choice. */
export const DRAWER_CLOSE_MS = 220;

/** Delay before a tooltip shows or hides (`TIP-02`). */
export const TOOLTIP_DELAY_MS = 100;
export const TOOLTIP_MAX_WIDTH = sizeTooltip;
export const TOOLTIP_Z_INDEX = zIndexTooltip;

/** Default icon size, and the icon size in an IconButton (`ICON-03`). */
export const ICON_SIZE_REM = sizeIconLg;
export const ICON_BUTTON_ICON_SIZE_REM = sizeIconXl;

/** Preset for the site and signed-out pages (`TOAST-01`). */
export const TOAST_SITE_MS = 5000;
/** Preset for the console (`TOAST-02`). */
export const TOAST_CONSOLE_MS = 3000;
export const TOAST_WIDTH = sizeToast;
/** Share of its width past which dragging dismisses a toast (`TOAST-01`). */
export const TOAST_DRAG_PERCENT = 80;

/** How long a toast offers Undo. Our choice. */
export const UNDO_MS = 8000;

/** Delay before a loading indicator appears, so fast responses don't flash. Our choice. */
export const INDICATOR_DELAY_MS = durationIndicatorDelay;
/** Minimum time a visible loading indicator stays. Our choice. */
export const INDICATOR_MIN_MS = 300;

/** Time between the slides of a playing carousel (`CAR-01`, `SITE-13`). */
export const CAROUSEL_AUTOPLAY_MS = 8500;
/** Duration of its animation (`CAR-01`, `SITE-13`). */
export const CAROUSEL_SPEED_MS = 450;
/** Number of visible slides by minimum screen width (`CAR-01`, `SITE-13`). */
export const CAROUSEL_ITEMS = { 0: 1, [breakpointMd]: 2, [breakpointXl]: 3 } as const;
