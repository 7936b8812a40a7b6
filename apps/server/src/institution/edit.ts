import type { Wire } from '@booking/api-client/contract';
import type { Database } from '../database/database.ts';
import type { Actor } from '../session/guard.ts';
import { requireAvailableTemplate } from './create.ts';
import { checkSettled, checkValues, refusePlatformFields } from './rules.ts';
import { updateInstitution } from './store.ts';
import { assertVersion, lockForWrite, mapUniqueViolations } from './write.ts';

type Input = Wire['institution']['update']['body']['_zod']['output'];

/** Changes what the body names. The status is not among it: `change-status` alone moves it (`ENT-04`). */
export async function editInstitution(
  db: Database,
  actor: Actor,
  id: string,
  input: Input,
  now: Date,
): Promise<void> {
  if (!actor.permissions.has('institution.administer')) refusePlatformFields(input);
  checkValues(input);
  const { __v, template, address, ...fields } = input;
  const row = await lockForWrite(actor.scope, db, id);
  await assertVersion(actor.scope, db, row, __v);
  checkSettled(row.status, row, input);
  if (template !== undefined && template !== row.templateId) {
    await requireAvailableTemplate(db, template);
  }
  const changes = {
    ...fields,
    // An address is one value: what a new one leaves out is gone.
    ...(address && { line2: null, state: null, postalCode: null, ...address }),
    ...(template !== undefined && { templateId: template }),
  };
  if (Object.keys(changes).length === 0) return;
  await mapUniqueViolations(() =>
    updateInstitution(actor.scope, db, row, {
      ...changes,
      updatedAt: now,
      updatedBy: actor.userId,
    }),
  );
}
