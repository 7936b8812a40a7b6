/** Facts about lists. */

/** The rows of a page when a call names no limit, and the most it may name. */
export const LIST_LIMIT_DEFAULT = 20;
export const LIST_LIMIT_MAX = 100;

/** How many matching rows are counted, unless a call asks for the exact number. */
export const LIST_TOTAL_MAX = 10_000;

/** The page sizes that a person chooses from. */
export const LIST_LIMITS = [20, 50, 100] as const;
export type ListLimit = (typeof LIST_LIMITS)[number];
