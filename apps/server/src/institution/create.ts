import { readSettings } from '../bkbtr-setting/store.ts';
import type { Database } from '../database/database.ts';
import type { Call } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import type { WriteContext } from '../resource/context.ts';
import { requireKnownZone } from '../resource/time-zone.ts';
import { findTemplate } from '../template/store.ts';
import { requireAccountManager } from './account-manager.ts';
import { insertOwner, welcomeOwner } from './owner.ts';
import { insertInstitution, institutions, setOwner } from './store.ts';

/** Copies a part of how an institution works to a new one. */
export type CopyPart = (context: WriteContext, from: string, to: string) => Promise<void>;

/** Makes an institution that is Pending. With an owner, who is invited by email, its trial starts. Returns its id. */
export async function createInstitution(
  call: Call<'institution', 'create'>,
  copies: readonly CopyPart[],
): Promise<string> {
  const { db, actor, now, body } = call;
  await requireKnownZone(call, body.timezone, 'timezone');
  await requireAvailableTemplate(db, body.template);
  const { template, owner, accountManager, address, cloneOf, ...fields } = body;
  await requireAccountManager(db, accountManager);
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
  if (cloneOf !== undefined) {
    if (!(await institutions.lockIfFound(call, cloneOf))) {
      throw fieldError('VALIDATION', 'cloneOf', 'Institute not found.', 'not_found');
    }
    for (const copy of copies) await copy(call, cloneOf, id);
  }
  if (owner) {
    const home = { ...row, id };
    const invited = await insertOwner(call, home, owner);
    await setOwner(call, home, invited);
    await welcomeOwner(call, home, invited);
  }
  return id;
}

/** Only open templates take institutes: Hospitality alone, unless the settings open others (`SHELL-10`). */
export async function requireAvailableTemplate(db: Database, id: string): Promise<void> {
  const template = await findTemplate(db, id);
  if (!template) throw fieldError('VALIDATION', 'template', 'Template not found.');
  if (!template.isAvailable) {
    throw fieldError('BUSINESS_RULE', 'template', `${template.name} isn’t available yet.`);
  }
}
