/** Where this documentation is served, for what Vite builds: an older version has a base of its own. */
export const BASE: string = import.meta.env.BASE_URL;

export const hrefOf = (path: string): string => `${BASE}${path}`;
