/** The icons of the pages without a session. They stand in the page; the sprite has them all, and comes later. */
export const FIRST_ICONS = ['logo', 'lock', 'eye', 'eye-off', 'circle-alert'] as const;
