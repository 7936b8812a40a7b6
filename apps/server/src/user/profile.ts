import {
  changedPreferences,
  fitPreferences,
  PICTURE_MAX_EDGE,
  type PreferencesChange,
  pictureFacts,
} from '@booking/api-client/contract';
import { readPreferences, updateUser, writePreferences } from '../account/store.ts';
import type { Database } from '../database/database.ts';
import { dropFile, keepFile } from '../files/store.ts';
import { withoutMetadata } from '../files/without-metadata.ts';
import type { Call } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import { noteRenamed } from '../institution/search-text.ts';
import type { Actor } from '../session/guard.ts';
import { readCurrentUser, users } from './store.ts';

/** Changes what the form names of the caller's own profile. */
export async function updateProfile(call: Call<'user', 'updateMe'>): Promise<void> {
  const { db, actor, now, body } = call;
  const { __v, avatar, preferences, ...fields } = body;
  const { institutionId, avatarHash: before } = await users.lock(call, actor.userId, __v, () =>
    readCurrentUser(call),
  );
  if (preferences) await keepPreferences(db, actor, preferences);
  const change = {
    ...fields,
    ...(avatar !== undefined && { avatarHash: avatar && (await keepPicture(db, avatar, now)) }),
  };
  await updateUser(call, actor.userId, change);
  const { avatarHash: after = before } = change;
  if (before !== null && after !== before) await dropFile(db, before);
  await noteRenamed(db, institutionId, actor.userId, fields);
}

/** @throws HttpError when they come to more than anyone's preferences need. */
async function keepPreferences(
  db: Database,
  { scope, userId }: Actor,
  change: PreferencesChange,
): Promise<void> {
  const preferences = changedPreferences(await readPreferences(scope, db, userId), change);
  if (fitPreferences(preferences)) return writePreferences(scope, db, userId, preferences);
  const message =
    'You can save up to 50 views per list and 32 kB in total. Remove some saved views.';
  throw fieldError('VALIDATION', 'preferences', message, 'too_large');
}

/** @throws HttpError when the bytes are not those of a picture, whatever the form calls them, or of one too large. */
async function keepPicture(db: Database, picture: File, now: Date): Promise<string> {
  const bytes = Buffer.from(await picture.arrayBuffer());
  const facts = pictureFacts(bytes);
  if (!facts) {
    throw fieldError('VALIDATION', 'avatar', 'Choose a PNG, JPEG or WebP image.', 'image_type');
  }
  if (Math.max(facts.width, facts.height) > PICTURE_MAX_EDGE) {
    const message = `The photo must be ${PICTURE_MAX_EDGE} × ${PICTURE_MAX_EDGE} pixels or smaller.`;
    throw fieldError('VALIDATION', 'avatar', message, 'image_size');
  }
  return keepFile(db, facts.type, withoutMetadata(bytes, facts.type), now);
}
