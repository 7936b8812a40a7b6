import { notify } from '@booking/ui';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { PreferenceFailure } from '../preferences/preference-failure.ts';
import type { Session } from '../session/session.ts';

/** The toasts that can appear on any screen. All are dismissed when their user signs out. */
export function Notifications({ session }: { readonly session: Session }) {
  const epoch = useStore(session.store, (state) => state.epoch);
  const shownOf = useRef(epoch);
  useEffect(() => {
    if (shownOf.current === epoch) return;
    shownOf.current = epoch;
    // An action such as Undo would run as the next user.
    notify.dismiss();
  }, [epoch]);
  return <PreferenceFailure session={session} />;
}
