/** How many colours a choice offers: the most that one call returns. */
export const PALETTE_MAX = 100;
