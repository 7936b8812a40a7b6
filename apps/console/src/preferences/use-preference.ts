import { type CurrentUser, changedPreferences, type Preferences } from '@booking/api-client';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../session/session.ts';
import { useSession, useUser } from '../session/session-context.ts';
import {
  defaultPreferences,
  type ListPreferences,
  type SingleKey,
  type SinglePreferences,
} from './defaults.ts';

/**
 * A preference of the signed-in user, and how to choose another. The choice holds at once, is taken to the server in the
 * background, and goes wherever its user signs in.
 */
export function usePreference<K extends SingleKey>(
  key: K,
): [SinglePreferences[K], (next: SinglePreferences[K]) => void] {
  const { preferences: writer } = useSession();
  const chosen: Partial<SinglePreferences> = usePreferences();
  return [chosen[key] ?? defaultPreferences[key], (next) => writer.change({ [key]: next })];
}

/**
 * What the signed-in user keeps of one list: its saved views, or its columns. Undefined until they choose.
 *
 * The setter takes what makes the next of the present one, so that an undo that comes later changes nothing else. It
 * answers undefined to go back to the default.
 */
export function useListPreference<K extends keyof ListPreferences>(
  key: K,
  list: string,
): [
  ListPreferences[K] | undefined,
  (next: (now: ListPreferences[K] | undefined) => ListPreferences[K] | undefined) => void,
] {
  const session = useSession();
  const ofList = (from: ByList): ListPreferences[K] | undefined => {
    const lists = from[key];
    return lists && Object.hasOwn(lists, list) ? lists[list] : undefined;
  };
  return [
    ofList(usePreferences()),
    (next) => {
      const value = next(ofList(presentPreferences(session))) ?? null;
      session.preferences.change({ [key]: { [list]: value } });
    },
  ];
}

type ByList = {
  readonly [K in keyof ListPreferences]?: Readonly<Record<string, ListPreferences[K]>>;
};

/** Everything that the signed-in user has chosen, be it saved or under way. */
export function usePreferences(): Preferences {
  const { preferences } = useUser();
  const unsaved = useStore(useSession().preferences.store, (state) => state.unsaved);
  return useMemo(() => changedPreferences(preferences, unsaved), [preferences, unsaved]);
}

/** The same outside of a render. */
export function presentPreferences({ store, queries, preferences }: Session): Preferences {
  const user = store.getState().cache.getQueryData<CurrentUser>(queries.user.me().queryKey);
  return changedPreferences(user?.preferences ?? {}, preferences.store.getState().unsaved);
}
