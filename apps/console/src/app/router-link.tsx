import { consolePaths } from '@booking/content/console-paths';
import type { LinkProps } from '@booking/ui';
import { Link, matchPath } from 'react-router';
import { usePrefetch } from './prefetch/use-prefetch.ts';

/** The link of the console: its own screens open without a load, every other address as the browser does it. */
export function RouterLink({ href, ...rest }: LinkProps) {
  if (!isScreen(href)) return <a {...rest} href={href} />;
  // A search alone stays on the screen that is there already.
  if (!href.startsWith('/')) return <Link {...rest} to={href} />;
  return <ScreenLink {...rest} href={href} />;
}

function ScreenLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} {...usePrefetch(href, rest)} to={href} />;
}

/** Whether an address is one of ours. A search or a fragment alone stays on the same screen. */
export function isScreen(href: string): boolean {
  if (/^[?#]/.test(href)) return true;
  if (!/^\/(?!\/)/.test(href)) return false;
  const [path = ''] = href.split(/[?#]/);
  return consolePaths.some((pattern) => matchPath(pattern, path));
}
