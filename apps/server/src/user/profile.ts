import {
  changedPreferences,
  fitPreferences,
  type Preferences,
  type PreferencesChange,
} from '@booking/api-client/contract';
import { readPreferences, updateUser, writePreferences } from '../account/store.ts';
import type { Database } from '../database/database.ts';
import { dropFile, type KeptFile, storeFile } from '../files/index.ts';
import type { Call } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import { institutions, noteRenamed } from '../institution/index.ts';
import type { Actor } from '../session/guard.ts';
import { readCurrentUser, users } from './store.ts';

/** The longest edge of a stored photo, in pixels: sharp at every size it is shown. */
export const PHOTO_EDGE = 512;

/** Changes what the form names of the caller's own profile. A new photo has been made small and kept before. */
export async function updateProfile(
  call: Call<'user', 'updateMe'>,
  photo: KeptFile | undefined,
): Promise<void> {
  const { db, actor, now, body } = call;
  const { __v, avatar, preferences, ...fields } = body;
  const { institutionId, avatarHash: before } = await users.lock(call, actor.userId, __v, () =>
    readCurrentUser(call),
  );
  const checked = preferences && (await checkedPreferences(db, actor, preferences));
  // Before files, in the one order: a new name of its owner changes what it is found by.
  if (photo && institutionId !== null) await institutions.lockIfFound(call, institutionId);
  const change = {
    ...fields,
    ...(avatar === null && { avatarHash: null }),
    ...(photo && { avatarHash: await storeFile(db, photo, now) }),
  };
  if (Object.keys(change).length > 0) {
    await updateUser(call, actor.userId, { ...change, ...(checked && { preferences: checked }) });
  } else if (checked) {
    await writePreferences(actor.scope, db, actor.userId, checked);
  }
  await noteRenamed(db, institutionId, actor.userId, fields);
  const { avatarHash: after = before } = change;
  if (before !== null && after !== before) await dropFile(db, before, now);
}

/** The caller's preferences after a change. @throws HttpError when they are larger than anyone's preferences need. */
async function checkedPreferences(
  db: Database,
  { scope, userId }: Actor,
  change: PreferencesChange,
): Promise<Preferences> {
  const preferences = changedPreferences(await readPreferences(scope, db, userId), change);
  if (fitPreferences(preferences)) return preferences;
  const message =
    'You can save up to 50 views per list and 32 kB in total. Remove some saved views.';
  throw fieldError('VALIDATION', 'preferences', message, 'too_large');
}
