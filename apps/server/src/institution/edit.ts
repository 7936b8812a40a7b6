import { lockMembers } from '../account/search-text.ts';
import { saveChannels } from '../channel/index.ts';
import type { Call } from '../http/call.ts';
import { fieldError, HttpError } from '../http-error.ts';
import { defined } from '../resource/defined.ts';
import { requireKnownZone } from '../resource/time-zone.ts';
import type { Sealer } from '../sealer.ts';
import { requireAvailableTemplate } from '../template/index.ts';
import { requirePlatformUser } from './account-manager.ts';
import { requireSameUnits } from './currency.ts';
import { insertOwner, welcomeOwner } from './owner.ts';
import { checkSettled, checkTaxNumbers, refuseAllBut, refusePlatformFields } from './rules.ts';
import { institutions, touchInstitution, updateInstitution } from './store.ts';

/** Changes what the body names. The status is not among it: `change-status` alone moves it (`ENT-04`). */
export async function editInstitution(
  call: Call<'institution', 'update'>,
  sealer: Sealer,
): Promise<void> {
  const { db, actor, id, body } = call;
  if (!actor.permissions.has('institution.update')) refuseAllBut(body, ['channels', '__v']);
  if (!actor.permissions.has('institution.administer')) refusePlatformFields(body);
  const { __v, template, address, owner, accountManager, channels, ...fields } = body;
  // Its users are found by both.
  if (fields.name !== undefined || fields.code !== undefined) await lockMembers(call, id);
  const row = await institutions.lock(call, id, __v);
  checkSettled(row.status, row, body);
  if (body.gstin !== undefined || body.pan !== undefined) {
    checkTaxNumbers({ gstin: row.gstin, pan: row.pan, ...defined(body) });
  }
  if (template !== undefined && template !== row.templateId) {
    await requireAvailableTemplate(db, template);
  }
  if (body.timezone !== row.timezone) await requireKnownZone(call, body.timezone, 'timezone');
  await requireSameUnits(call, row, body.currency, 'currency');
  await requirePlatformUser(db, 'accountManager', accountManager, row.accountManagerId);
  if (owner && row.ownerId) {
    throw fieldError('BUSINESS_RULE', 'owner', 'This institute already has an owner.');
  }
  if (owner && row.status === 'Closed') {
    throw new HttpError('INSTITUTION_CLOSED');
  }
  const changes = defined({
    ...fields,
    // An address is one value: what a new one leaves out is gone.
    ...(address && { line2: null, state: null, postalCode: null, ...address }),
    templateId: template,
    accountManagerId: accountManager,
  });
  const invited = owner && (await insertOwner(call, { ...row, ...changes }, owner));
  const isWritten = await updateInstitution(call, row, changes, invited);
  if (channels) {
    const differ = await saveChannels(call, sealer, { ...row, ...changes }, channels);
    if (differ && !isWritten) await touchInstitution(call, row);
  }
  if (invited) await welcomeOwner(call, { ...row, ...changes }, invited);
}
