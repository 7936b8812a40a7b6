import {
  type CurrentUser,
  changedPreferences,
  type Preferences,
  type PreferencesChange,
} from '@booking/api-client';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../session/session.ts';
import { useSession, useUser } from '../session/session-context.ts';
import { defaultPreferences, type SingleKey, type SinglePreferences } from './defaults.ts';

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

type ListKey = 'views' | 'columns';
type OfList<K extends ListKey> = NonNullable<Preferences[K]>[string];
type ChangeOfList<K extends ListKey> = NonNullable<PreferencesChange[K]>[string];
type ByList = { readonly [K in ListKey]?: Readonly<Record<string, OfList<K>>> };

/**
 * What the signed-in user keeps of one list: its saved views by their ids, or its columns. Undefined until they choose.
 * The setter takes a change of it: null goes back to the default, and so does null for one view.
 */
export function useListPreference<K extends ListKey>(
  key: K,
  list: string,
): [OfList<K> | undefined, (change: ChangeOfList<K>) => void] {
  const { preferences: writer } = useSession();
  const all: ByList = usePreferences();
  return [all[key]?.[list], (change) => writer.change({ [key]: { [list]: change } })];
}

/** Everything that the signed-in user has chosen, be it saved or under way. */
export function usePreferences(): Preferences {
  const { preferences } = useUser();
  const unsaved = useStore(useSession().preferences.store, (state) => state.unsaved);
  return useMemo(() => changedPreferences(preferences, unsaved), [preferences, unsaved]);
}

/** The same outside of a render. */
export function currentPreferences({ store, queries, preferences }: Session): Preferences {
  const user = store.getState().cache.getQueryData<CurrentUser>(queries.user.me().queryKey);
  return changedPreferences(user?.preferences ?? {}, preferences.store.getState().unsaved);
}
