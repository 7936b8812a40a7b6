import type { Preferences, SavedView } from '@booking/api-client';

/** Preferences of one value for the whole console. */
export type SingleKey = 'theme' | 'density' | 'reducedMotion' | 'pageSize' | 'shortcuts';
export type SinglePreferences = Required<Pick<Preferences, SingleKey>>;

/** What somebody keeps of each list by itself. */
export interface ListPreferences {
  readonly views: SavedView[];
  /** The columns that are shown, in their order. */
  readonly columns: { readonly shown: string[] };
}

/** What holds while somebody has not chosen. */
export const defaultPreferences: SinglePreferences = {
  theme: 'system',
  density: 'comfortable',
  reducedMotion: 'system',
  pageSize: 20,
  shortcuts: true,
};
