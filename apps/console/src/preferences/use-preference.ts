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
 * A preference of the signed-in user and its setter. A choice applies at once, is saved in the background, and follows
 * the user to every device.
 */
export function usePreference<K extends SingleKey>(
  key: K,
): [SinglePreferences[K], (next: SinglePreferences[K]) => void] {
  const { preferences: writer } = useSession();
  const chosen: Partial<SinglePreferences> = usePreferences();
  return [chosen[key] ?? defaultPreferences[key], (next) => writer.change({ [key]: next })];
}

type ListKey = 'views' | 'columns' | 'widths';
type OfList<K extends ListKey> = NonNullable<Preferences[K]>[string];
type ChangeOfList<K extends ListKey> = NonNullable<PreferencesChange[K]>[string];
type ByList = { readonly [K in ListKey]?: Readonly<Record<string, OfList<K>>> };

/**
 * The signed-in user's preference for one list: saved views by id, columns, or their widths. Undefined until chosen. The
 * setter takes a partial change: null resets to the default, or deletes one view.
 */
export function useListPreference<K extends ListKey>(
  key: K,
  list: string,
): [OfList<K> | undefined, (change: ChangeOfList<K>) => void] {
  const { preferences: writer } = useSession();
  const all: ByList = usePreferences();
  return [all[key]?.[list], (change) => writer.change({ [key]: { [list]: change } })];
}

/** All preferences of the signed-in user, including unsaved ones. */
export function usePreferences(): Preferences {
  const { preferences } = useUser();
  const unsaved = useStore(useSession().preferences.store, (state) => state.unsaved);
  return useMemo(() => changedPreferences(preferences, unsaved), [preferences, unsaved]);
}

/** The same outside of React. */
export function currentPreferences({ store, queries, preferences }: Session): Preferences {
  const user = store.getState().cache.getQueryData<CurrentUser>(queries.user.me().queryKey);
  return changedPreferences(user?.preferences ?? {}, preferences.store.getState().unsaved);
}
