import type { Preferences } from '@booking/api-client';

/** Preferences of one value for the whole console. */
export type SingleKey = 'theme' | 'density' | 'reducedMotion' | 'pageSize' | 'shortcuts';
export type SinglePreferences = Required<Pick<Preferences, SingleKey>>;

/** What holds while somebody has not chosen. */
export const defaultPreferences: SinglePreferences = {
  theme: 'system',
  density: 'comfortable',
  reducedMotion: 'system',
  pageSize: 20,
  shortcuts: true,
};
