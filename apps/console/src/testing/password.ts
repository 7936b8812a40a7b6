/** The password of everyone in the stories. */
export const PASSWORD = 'full-house-2026';
