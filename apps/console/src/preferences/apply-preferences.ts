import { changedPreferences } from '@booking/api-client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useReads, useSession } from '../session/session-context.ts';
import { defaultPreferences } from './defaults.ts';
import { applyMotion } from './motion.ts';
import { applyTheme } from './theme.ts';

/**
 * Applies the user's theme and motion preferences, and sends unsaved ones before the page unloads. It fetches no user:
 * a signed-out page stays as it was painted.
 */
export function ApplyPreferences() {
  const session = useSession();
  const { preferences: writer } = session;
  const { data: user, dataUpdatedAt } = useQuery({ ...useReads().user.me(), enabled: false });
  const unsaved = useStore(writer.store, (state) => state.unsaved);
  const chosen = user && {
    ...defaultPreferences,
    ...changedPreferences(user.preferences, unsaved),
  };
  const theme = chosen?.theme;
  const motion = chosen?.reducedMotion;
  // Again with each reading of the user: the local copies may be gone since (`API-04`).
  useEffect(() => {
    if (theme) applyTheme(theme);
    if (motion) applyMotion(motion);
    if (dataUpdatedAt) session.keepState();
  }, [theme, motion, dataUpdatedAt, session]);
  useEffect(() => {
    const send = () => void writer.flush();
    window.addEventListener('pagehide', send);
    window.addEventListener('online', send);
    return () => {
      window.removeEventListener('pagehide', send);
      window.removeEventListener('online', send);
    };
  }, [writer]);
  return null;
}
