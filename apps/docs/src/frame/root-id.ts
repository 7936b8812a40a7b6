/** Where the frame of a page is. */
export const ROOT_ID = 'docs-root';
