import { consolePaths } from '@booking/content/console-paths';
import type { LinkComponentProps } from '@booking/ui';
import { ClientLink } from '../page/client-link.tsx';
import { usePrefetch } from './prefetch/use-prefetch.ts';

/** The console's link: client-side navigation for its own screens, plain links for the rest. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  if (!isScreen(href)) return <a {...rest} href={href} />;
  // A search string alone stays on the current screen.
  if (!href.startsWith('/')) return <ClientLink {...rest} to={href} />;
  return <ScreenLink {...rest} href={href} />;
}

function ScreenLink({ href, ...rest }: LinkComponentProps) {
  return <ClientLink {...rest} {...usePrefetch(href, rest)} to={href} />;
}

/** Made once: a table asks for each of its links, at each render, and the router's `matchPath` makes its own each time. */
const screens = consolePaths.map(
  (path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
);

/** Whether an address is a screen of the console. A search string or fragment alone stays on the current screen. */
export function isScreen(href: string): boolean {
  if (/^[?#]/.test(href)) return true;
  if (!/^\/(?!\/)/.test(href)) return false;
  const [path = ''] = href.split(/[?#]/);
  return screens.some((screen) => screen.test(path));
}
