import { notify } from '@booking/ui';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { messageOf } from '../messages/failure-message.ts';
import type { Session } from '../session/session.ts';

const TOAST = 'preferences';

/** Shows a toast when preferences could not be saved. They stay applied, and can be resent. */
export function PreferenceFailure({ session }: { readonly session: Session }) {
  const { store, flush } = session.preferences;
  const failure = useStore(store, (state) => state.failure);
  useEffect(() => {
    if (!failure) return;
    notify.error(`Couldn’t save your preferences. ${messageOf(failure)}`, {
      id: TOAST,
      duration: false,
      action: { label: 'Try again', onAction: () => void flush() },
    });
    return () => notify.dismiss(TOAST);
  }, [failure, flush]);
  return null;
}
