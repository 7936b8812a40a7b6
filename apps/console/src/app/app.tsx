import { IconSprite, LinkProvider } from '@booking/ui';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { whenIdle } from '../idle/when-idle.ts';
import { ApplyPreferences } from '../preferences/apply-preferences.ts';
import type { Session } from '../session/session.ts';
import { SessionProvider } from '../session/session-provider.tsx';
import { RouterLink } from './router-link.tsx';

// Nobody needs them for the first paint, and they would be a fifth of the first script.
// They come when the page is calm; a page that they do not come to works without them.
const TooltipLayer = lazy<ComponentType>(() =>
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

/** The console as the page holds it. */
export function App(props: AppProps) {
  return (
    <>
      <IconSprite />
      <ConsoleContext {...props} />
      <Suspense>
        <TooltipLayer />
      </Suspense>
    </>
  );
}

/** What every screen needs around it, without what a page holds once. */
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
