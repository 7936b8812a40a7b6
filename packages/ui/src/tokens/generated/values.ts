// Generated from tokens.json by build/tokens.ts. Do not edit.

export const space4 = 4;
export const space8 = 8;
export const sizeIconLg = 1.5;
export const sizeIconXl = 2;
export const sizeToast = 320;
export const sizeTooltip = 250;
export const durationReveal = 800;
export const durationIndicatorDelay = 150;
export const zIndexModal = 1000;
export const zIndexTooltip = 9999;
export const breakpointSm = 480;
export const breakpointMd = 768;
export const breakpointDrag = 832;
export const breakpointLg = 1024;
export const breakpointXl = 1170;
