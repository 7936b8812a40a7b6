import { consolePaths } from '@booking/content/console-paths';

/** Made once, as the router's `matchPath` reads them: a table asks for each of its links, at each render. */
const patterns = consolePaths.map((path) => ({
  path,
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/*$`, 'i'),
}));

/** The path of the console's screen at an address, as in its routes: `/all-institutes/:instituteId`. */
export function screenPath(pathname: string) {
  return patterns.find(({ pattern }) => pattern.test(pathname))?.path;
}
