import type { Whatsapp } from '@booking/api-client';
import { notify } from '@booking/ui';
import type { FilterKeyOf } from '../../entity/api-types.ts';
import type { EntityAction } from '../../entity/entity.ts';
import { randomKey } from '../../idempotency/use-idempotency-key.ts';
import { messageOf } from '../../messages/failure-message.ts';

const NAME_MAX = 80;

/** A message as it is added again, as a draft. */
export function copyOf(row: Whatsapp, institution: string) {
  const { name, event, trigger, offset, sendAt, audience, template, variables, conditions } = row;
  const { quietHours, stopAfter } = row;
  return {
    ...{ name, event, trigger, offset, sendAt, audience, template, variables, conditions },
    ...{ quietHours, stopAfter, institution },
  };
}

/** Copies a message as a draft, under a name of its own. */
export const duplicate: EntityAction<Whatsapp, FilterKeyOf<'whatsapp'>> = {
  key: 'duplicate',
  label: 'Duplicate',
  icon: 'copy',
  call: 'whatsapp.create',
  run: async (row, { calls, saved }) => {
    const ending = ` copy ${Date.now().toString(36).slice(-4)}`;
    const name = row.name.slice(0, NAME_MAX - ending.length) + ending;
    const body = { ...copyOf(row, row.institution._id), name };
    try {
      const copy = await calls.create(body, { idempotencyKey: randomKey() });
      saved('create', copy);
      notify.success(`${row.name} duplicated as a draft.`);
    } catch (error) {
      notify.error(`Couldn’t duplicate ${row.name}. ${messageOf(error)}`);
    }
  },
};
