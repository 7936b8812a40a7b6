import { readSettings } from '../bkbtr-setting/index.ts';
import { copyCategories } from '../category/index.ts';
import type { Call } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import {
  insertInstitution,
  insertOwner,
  institutions,
  requirePlatformUser,
  setOwner,
  welcomeOwner,
} from '../institution/index.ts';
import { noteOf } from '../note/index.ts';
import { copyPolicy } from '../policy/index.ts';
import { requireKnownZone } from '../resource/time-zone.ts';
import { copySetting } from '../setting/index.ts';
import { requireAvailableTemplate } from '../template/index.ts';

/** Makes an institution that is Pending. With an owner, who is invited by email, its trial starts. Returns its id. */
export async function createInstitution(call: Call<'institution', 'create'>): Promise<string> {
  const { db, actor, now, body } = call;
  await requireKnownZone(call, body.timezone, 'timezone');
  await requireAvailableTemplate(db, body.template);
  const { template, owner, accountManager, address, cloneOf, ...fields } = body;
  await requirePlatformUser(db, 'accountManager', accountManager);
  const by = { _id: actor.userId, name: actor.name };
  const { timezone, currency, locale } = (await readSettings(db)).defaults;
  const row = {
    timezone,
    currency,
    locale,
    ...fields,
    ...address,
    templateId: template,
    accountManagerId: accountManager,
    tags: fields.tags ?? [],
    status: 'Pending',
    statusChangedAt: now,
    statusHistory: [{ from: null, to: 'Pending', reason: null, at: now.toISOString(), by }],
  } as const;
  const id = await insertInstitution(call, row);
  await noteOf(call, id, fields.notes);
  if (cloneOf !== undefined) {
    if (!(await institutions.lockIfFound(call, cloneOf))) {
      throw fieldError('VALIDATION', 'cloneOf', 'Institute not found.', 'not_found');
    }
    await copySetting(call, cloneOf, id);
    await copyPolicy(call, cloneOf, id);
    await copyCategories(call, cloneOf, id);
  }
  if (owner) {
    const home = { ...row, id };
    const invited = await insertOwner(call, home, owner);
    await setOwner(call, home, invited);
    await welcomeOwner(call, home, invited);
  }
  return id;
}
