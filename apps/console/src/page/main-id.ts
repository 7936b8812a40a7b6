/** The id of the one `main` of a page. */
export const MAIN_ID = 'main';
