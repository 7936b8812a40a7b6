import { IconSprite, LinkProvider, TooltipLayer } from '@booking/ui';
import type { ReactNode } from 'react';
import type { Session } from '../session/session.ts';
import { SessionProvider } from '../session/session-provider.tsx';
import { Notifications } from './notifications.tsx';
import { RouterLink } from './router-link.tsx';

/** What every page of the console has around it. `children` is the router. */
export function App({
  session,
  children,
}: {
  readonly session: Session;
  readonly children: ReactNode;
}) {
  return (
    <LinkProvider component={RouterLink}>
      <IconSprite />
      <SessionProvider session={session}>{children}</SessionProvider>
      <TooltipLayer />
      <Notifications session={session} />
    </LinkProvider>
  );
}
