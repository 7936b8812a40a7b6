import { notify, Toasts } from '@booking/ui';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { PreferenceFailure } from '../preferences/preference-failure.ts';
import type { Session } from '../session/session.ts';

/**
 * The toasts: as on the site while signed out (`TOAST-01`), as in the console once signed in (`TOAST-02`). What raises one
 * wherever the user is stands beside them.
 */
export default function Notifications({ session }: { readonly session: Session }) {
  const isSignedIn = useStore(session.store, ({ tokens }) => tokens !== undefined);
  const epoch = useStore(session.store, (state) => state.epoch);
  const shownOf = useRef(epoch);
  useEffect(() => {
    if (shownOf.current === epoch) return;
    shownOf.current = epoch;
    // What one user was offered, as Undo, the next would do in their own name.
    notify.dismiss();
  }, [epoch]);
  return (
    <>
      <Toasts preset={isSignedIn ? 'console' : 'site'} />
      <PreferenceFailure session={session} />
    </>
  );
}
