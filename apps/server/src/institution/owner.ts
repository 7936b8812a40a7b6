import type { NewPerson } from '@booking/api-client/contract';
import { insertUser } from '../account/store.ts';
import { readSettings } from '../bkbtr-setting/index.ts';
import { withinField } from '../http-error.ts';
import { enqueueMail } from '../outbox/index.ts';
import type { WriteContext } from '../resource/context.ts';
import { hasCurrentSubscription, startTrial } from '../subscription/index.ts';
import type { Owner } from './search-text.ts';
import type { NewInstitution, NewOwner } from './store.ts';

type Home = NewInstitution & { readonly id: string };

/** Adds the owner of an institution, whose row does not name them yet. */
export async function insertOwner(
  context: WriteContext,
  row: Home,
  owner: NewPerson,
): Promise<NewOwner> {
  const person = {
    ...owner,
    institutionId: row.id,
    role: 'Owner',
    homeType: (await readSettings(context.db)).defaults.homeType,
    status: 'Invited',
  } as const;
  const id = await withinField('owner', () => insertUser(context, person, row));
  return { ...owner, id };
}

/** Invites an owner by email, and starts the trial of their institution unless it was sold a plan before. */
export async function welcomeOwner(
  context: WriteContext,
  row: Home,
  { email }: Owner,
): Promise<void> {
  if (!(await hasCurrentSubscription(context, row.id))) {
    await startTrial(context, row.id, row.templateId);
  }
  await enqueueMail(context.db, 'invitation', email, context.now);
}
