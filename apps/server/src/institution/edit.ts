import { lockMembers } from '../account/search-text.ts';
import type { Call } from '../http/call.ts';
import { requireAvailableTemplate } from './create.ts';
import { checkSettled, checkValues, refusePlatformFields } from './rules.ts';
import { institutions, updateInstitution } from './store.ts';

/** Changes what the body names. The status is not among it: `change-status` alone moves it (`ENT-04`). */
export async function editInstitution(call: Call<'institution', 'update'>): Promise<void> {
  const { db, actor, id, body } = call;
  if (!actor.permissions.has('institution.administer')) refusePlatformFields(body);
  checkValues(body);
  const { __v, template, address, ...fields } = body;
  // Its users are found by both.
  if (fields.name !== undefined || fields.code !== undefined) await lockMembers(call, id);
  const row = await institutions.lock(call, id, __v);
  checkSettled(row.status, row, body);
  if (template !== undefined && template !== row.templateId) {
    await requireAvailableTemplate(db, template);
  }
  await updateInstitution(call, row, {
    ...fields,
    // An address is one value: what a new one leaves out is gone.
    ...(address && { line2: null, state: null, postalCode: null, ...address }),
    templateId: template,
  });
}
