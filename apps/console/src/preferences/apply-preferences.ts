import { changedPreferences } from '@booking/api-client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useReads, useSession } from '../session/session-context.ts';
import { defaultPreferences } from './defaults.ts';
import { applyMotion } from './motion.ts';
import { applyTheme } from './theme.ts';

/**
 * Gives the page the theme and the motion of whoever is signed in, and sends what they have just chosen before the page
 * goes. It asks for nobody: a page without a user stays as it was painted.
 */
export function ApplyPreferences() {
  const { preferences: writer } = useSession();
  const { data: user, dataUpdatedAt } = useQuery({ ...useReads().user.me(), enabled: false });
  const unsaved = useStore(writer.store, (state) => state.unsaved);
  const chosen = user && {
    ...defaultPreferences,
    ...changedPreferences(user.preferences, unsaved),
  };
  const theme = chosen?.theme;
  const motion = chosen?.reducedMotion;
  // Again with each reading of the user: the local copies may be gone since (`API-04`).
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (theme) applyTheme(theme);
    if (motion) applyMotion(motion);
  }, [theme, motion, dataUpdatedAt]);
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
