import type { Ask } from '../../access/can.ts';
import type { EntityRow } from '../api-types.ts';
import type { EntityAction } from '../entity.ts';
import { entityIcons } from '../entity.ts';

/** Opens the form of a record. @param call The call that saves it. */
export function edit<E extends EntityRow, K extends string>(call: Ask): EntityAction<E, K> {
  return {
    key: 'edit',
    label: 'Edit',
    icon: entityIcons.edit,
    call,
    isFrequent: true,
    run: (row, tools) => tools.edit(row),
  };
}
