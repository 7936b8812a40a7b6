import { Toasts } from '@booking/ui';
import { useStore } from 'zustand';
import type { Session } from '../session/session.ts';

/** The toasts: as on the site while signed out (`TOAST-01`), as in the console once signed in (`TOAST-02`). */
export default function Notifications({ session }: { readonly session: Session }) {
  const isSignedIn = useStore(session.store, ({ tokens }) => tokens !== undefined);
  return <Toasts preset={isSignedIn ? 'console' : 'site'} />;
}
