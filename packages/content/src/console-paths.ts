import * as addresses from './console-addresses.ts';

/** The address of a screen of the console, as a pattern. */
export type ConsolePath = (typeof addresses)[keyof typeof addresses];

/**
 * The addresses of the console's screens: the server answers them with the console's page, and any other address with
 * the same page under 404. Each is in the `screen.ts` of its screen too, and a test compares them.
 */
export const consolePaths: readonly ConsolePath[] = Object.values(addresses);
