/** Facts about the preferences of a user. */

/** How much someone's preferences may come to, as JSON in UTF-8. */
export const PREFERENCES_MAX_BYTES = 32_768;

/** As many views of a list are kept. */
export const VIEWS_MAX = 50;
