import { notify, Toaster } from '@booking/ui';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { PreferenceFailure } from '../preferences/preference-failure.ts';
import type { Session } from '../session/session.ts';

/**
 * The toasts: the site's preset while signed out (`TOAST-01`), the console's once signed in (`TOAST-02`). Also mounts
 * the toasts that can appear on any screen.
 */
export default function Notifications({ session }: { readonly session: Session }) {
  const isSignedIn = useStore(session.store, ({ tokens }) => tokens !== undefined);
  const epoch = useStore(session.store, (state) => state.epoch);
  const shownOf = useRef(epoch);
  useEffect(() => {
    if (shownOf.current === epoch) return;
    shownOf.current = epoch;
    // An action such as Undo would run as the next user.
    notify.dismiss();
  }, [epoch]);
  return (
    <>
      <Toaster preset={isSignedIn ? 'console' : 'site'} />
      <PreferenceFailure session={session} />
    </>
  );
}
