import type { Screen } from '../page/screen.ts';
import * as screens from '../screens/screens.ts';

/** Made once, as the router's `matchPath` reads them: a table asks for each of its links, at each render. */
const patterns = Object.values(screens).map((screen) => ({
  screen,
  pattern: new RegExp(`^${screen.path.replaceAll(/:\w+/g, '[^/]+')}/*$`, 'i'),
}));

/** The console's screen at an address. */
export function screenAt(pathname: string): Screen | undefined {
  return patterns.find(({ pattern }) => pattern.test(pathname))?.screen;
}
