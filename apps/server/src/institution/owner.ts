import type { NewPerson } from '@booking/api-client/contract';
import { insertUser } from '../account/store.ts';
import { readSettings } from '../bkbtr-setting/store.ts';
import { withinField } from '../http-error.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { WriteContext } from '../resource/context.ts';
import { hasCurrentSubscription } from '../subscription/store.ts';
import { startTrial } from '../subscription/trial.ts';
import { type NewInstitution, setOwner } from './store.ts';

/** Gives an institution its owner, who is invited by email, and starts its trial unless it was sold a plan before. */
export async function inviteOwner(
  context: WriteContext,
  row: NewInstitution & { readonly id: string },
  owner: NewPerson,
): Promise<void> {
  const { db, now } = context;
  const person = {
    ...owner,
    institutionId: row.id,
    role: 'Owner',
    homeType: (await readSettings(db)).defaults.homeType,
    status: 'Invited',
  } as const;
  const ownerId = await withinField('owner', () => insertUser(context, person, row));
  await setOwner(context, row, { ...owner, id: ownerId });
  if (!(await hasCurrentSubscription(context, row.id))) {
    await startTrial(context, row.id, row.templateId);
  }
  await enqueueMail(db, 'invitation', owner.email, now);
}
