/** Facts about the preferences of a user. */

/** How much someone's preferences may come to, as JSON in UTF-8. */
export const PREFERENCES_MAX_BYTES = 32_768;

/** As many columns of a list are kept. */
export const COLUMNS_MAX = 60;

/** How wide a column may be, in px. */
export const COLUMN_MIN_WIDTH = 64;
export const COLUMN_MAX_WIDTH = 2_000;

/** As many views of a list are kept. */
export const VIEWS_MAX = 50;
