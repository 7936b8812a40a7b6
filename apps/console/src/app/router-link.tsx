import type { LinkComponentProps } from '@booking/ui';
import { ClientLink } from '../page/client-link.tsx';
import { usePrefetch } from './prefetch/use-prefetch.ts';
import { screenAt } from './screen-at.ts';

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

/** Whether an address is a screen of the console. A search string or fragment alone stays on the current screen. */
export function isScreen(href: string): boolean {
  if (/^[?#]/.test(href)) return true;
  if (!/^\/(?!\/)/.test(href)) return false;
  const [path = ''] = href.split(/[?#]/);
  return screenAt(path) !== undefined;
}
