import { IconSprite, LinkProvider, TooltipLayer } from '@booking/ui';
import type { ReactNode } from 'react';
import type { Session } from '../session/session.ts';
import { SessionProvider } from '../session/session-provider.tsx';
import { Notifications } from './notifications.tsx';
import { RouterLink } from './router-link.tsx';

interface AppProps {
  readonly session: Session;
  /** The router. */
  readonly children: ReactNode;
}

/** The console as the page holds it. */
export function App(props: AppProps) {
  return (
    <>
      <IconSprite />
      <ConsoleContext {...props} />
      <TooltipLayer />
    </>
  );
}

/** What every screen needs around it, without what a page holds once. */
export function ConsoleContext({ session, children }: AppProps) {
  return (
    <LinkProvider component={RouterLink}>
      <SessionProvider session={session}>{children}</SessionProvider>
      <Notifications session={session} />
    </LinkProvider>
  );
}
