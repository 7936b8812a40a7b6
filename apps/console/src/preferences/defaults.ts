import type { Preferences } from '@booking/api-client';

/** Preferences with one value for the whole console. */
export type SingleKey = 'theme' | 'density' | 'reducedMotion' | 'pageSize' | 'shortcuts';
export type SinglePreferences = Required<Pick<Preferences, SingleKey>>;

/** The values until the user chooses. */
export const defaultPreferences: SinglePreferences = {
  theme: 'system',
  density: 'comfortable',
  reducedMotion: 'system',
  pageSize: 20,
  shortcuts: true,
};
