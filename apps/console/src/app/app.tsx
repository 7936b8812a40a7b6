import { IconSprite, LinkProvider } from '@booking/ui';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { whenIdle } from '../idle/when-idle.ts';
import { ApplyPreferences } from '../preferences/apply-preferences.ts';
import type { Session } from '../session/session.ts';
import { SessionProvider } from '../session/session-provider.tsx';
import { RouterLink } from './router-link.tsx';

// Not needed for the first paint, and a fifth of the first script otherwise. They load when the page is idle; the page
// works without them.
const TooltipProvider = lazy<ComponentType>(() =>
  whenIdle()
    .then(() => import('./tooltips.ts'))
    .catch(() => ({ default: Nothing })),
);
const Notifications = lazy<ComponentType<Pick<AppProps, 'session'>>>(() =>
  whenIdle()
    .then(() => import('./notifications.tsx'))
    .catch(() => ({ default: Nothing })),
);

function Nothing() {
  return null;
}

interface AppProps {
  readonly session: Session;
  /** The router. */
  readonly children: ReactNode;
}

/** The console with everything that a page has once. */
export function App(props: AppProps) {
  return (
    <>
      <IconSprite />
      <ConsoleContext {...props} />
      <Suspense>
        <TooltipProvider />
      </Suspense>
    </>
  );
}

/** The context that every screen needs, without what a page has once. */
export function ConsoleContext({ session, children }: AppProps) {
  return (
    <LinkProvider component={RouterLink}>
      <SessionProvider session={session}>
        <ApplyPreferences />
        {children}
      </SessionProvider>
      <Suspense>
        <Notifications session={session} />
      </Suspense>
    </LinkProvider>
  );
}
