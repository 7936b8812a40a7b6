import { space4, space8 } from '../../tokens/generated/values.ts';

/** Where a popup is placed: its distance from its trigger and from the edges of the window, in px. */
export const popupPlace = { sideOffset: space4, collisionPadding: space8 };
