import { BASE_PERMISSIONS, type Grantable } from '@booking/api-client/contract';
import { fieldError } from '../http-error.ts';
import { allowanceOf, missingFeature, refuseUnentitled } from '../subscription/index.ts';
import type { Matrix } from './matrix.ts';
import { type RoleRow, roleRows } from './roles.ts';
import { differs, requireWhole, type Save, type SavedRole } from './saved-role.ts';

/** Writes what an institution has otherwise. Returns whether anything differs. */
export async function writeOverrides(
  call: Save,
  institutionId: string,
  stored: readonly RoleRow[],
  { granted }: Matrix,
): Promise<boolean> {
  const { template: templateId, roles = [], removed = [] } = call.body;
  if (removed.length > 0) {
    throw fieldError('VALIDATION', 'removed', 'Only roles of a template can be deleted.');
  }
  const allowance = await allowanceOf(call.db, institutionId);
  const closed = missingFeature(allowance, 'roles', 'custom roles');
  let isChanged = false;
  for (const [at, saved] of roles.entries()) {
    const path = `roles.${at}`;
    const { role } = saved;
    const ofTemplate = granted.get(role);
    if (!ofTemplate) {
      throw fieldError('VALIDATION', `${path}.role`, 'The template has no such role.', 'not_found');
    }
    for (const name of ['_id', 'description', 'order'] as const) {
      if (saved[name] === undefined) continue;
      throw fieldError('VALIDATION', `${path}.${name}`, 'Only roles of a template can have this.');
    }
    const row = stored.find((row) => row.role === role);
    const override = overrideOf(ofTemplate, saved, row);
    const permitted = new Set([...ofTemplate, ...override.permissions]);
    for (const permission of override.denied) permitted.delete(permission);
    requireWhole([...permitted], `${path}.permissions`);
    const isReset = override.permissions.length + override.denied.length === 0;
    if (row ? !differs(row, override) : isReset) continue;
    // Under another plan, what differs already stays until it is given back to the template.
    if (!isReset) refuseUnentitled(`${path}.permissions`, closed);
    if (row) await roleRows.update(call, row, override);
    else await roleRows.insert(call, { templateId, institutionId, role, ...override });
    isChanged = true;
  }
  return isChanged;
}

/** Only what differs from the template is kept. */
function overrideOf(
  ofTemplate: readonly Grantable[],
  { permissions, denied }: SavedRole,
  row: RoleRow | undefined,
) {
  const isOpen = (permission: Grantable) => !BASE_PERMISSIONS.some((base) => base === permission);
  const taken = (denied ?? row?.denied ?? []).filter(
    (permission) => ofTemplate.includes(permission) && isOpen(permission),
  );
  const added = (permissions ?? row?.permissions ?? []).filter(
    (permission) => !ofTemplate.includes(permission) && isOpen(permission),
  );
  return { permissions: added, denied: taken };
}
