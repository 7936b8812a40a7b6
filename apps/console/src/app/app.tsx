import { BookingProvider } from '@booking/ui';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Screen } from '../page/screen.ts';
import { ScreensContext } from '../page/screens-context.ts';
import { ApplyPreferences } from '../preferences/apply-preferences.ts';
import * as screens from '../screens/screens.ts';
import type { Session } from '../session/session.ts';
import { SessionProvider } from '../session/session-provider.tsx';
import { Notifications } from './notifications.tsx';
import { RouterLink } from './router-link.tsx';

interface AppProps {
  readonly session: Session;
  /** The router. */
  readonly children: ReactNode;
}

/** More at once would cover the list that they are about. */
const entryToasts = { preset: 'site', className: 'ck-toasts' } as const;
const consoleToasts = { preset: 'console', limit: 5, className: 'ck-toasts' } as const;

const allScreens = Object.values<Screen>(screens);

/**
 * The console with everything that a page has once. Toasts have the site's preset while signed out (`TOAST-01`), the
 * console's once signed in (`TOAST-02`).
 */
export function App({ session, children }: AppProps) {
  const isSignedIn = useStore(session.store, ({ tokens }) => tokens !== undefined);
  return (
    <BookingProvider link={RouterLink} toasts={isSignedIn ? consoleToasts : entryToasts}>
      <SessionProvider session={session}>
        <ApplyPreferences />
        <ScreensContext value={allScreens}>{children}</ScreensContext>
      </SessionProvider>
      <Notifications session={session} />
    </BookingProvider>
  );
}
