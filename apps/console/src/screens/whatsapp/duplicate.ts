import type { Whatsapp } from '@booking/api-client';
import { notify } from '@booking/ui';
import type { FilterKeyOf } from '../../entity/api-types.ts';
import type { EntityAction } from '../../entity/entity.ts';
import { randomKey } from '../../idempotency/use-idempotency-key.ts';
import { messageOf } from '../../messages/failure-message.ts';

const NAME_MAX = 80;

/** Copies a message as a draft, under a name of its own. */
export const duplicate: EntityAction<Whatsapp, FilterKeyOf<'whatsapp'>> = {
  key: 'duplicate',
  label: 'Duplicate',
  icon: 'copy',
  call: 'whatsapp.create',
  run: async (row, { calls, saved }) => {
    const { event, trigger, offset, sendAt, audience, template, variables, conditions } = row;
    const { institution, quietHours, stopAfter } = row;
    const ending = ` copy ${Date.now().toString(36).slice(-4)}`;
    const body = {
      name: row.name.slice(0, NAME_MAX - ending.length) + ending,
      ...{ event, trigger, offset, sendAt, audience, template, variables, conditions },
      ...{ quietHours, stopAfter, institution: institution._id },
    };
    try {
      const copy = await calls.create(body, { idempotencyKey: randomKey() });
      saved('create', copy);
      notify.success(`${row.name} duplicated as a draft.`);
    } catch (error) {
      notify.error(`Couldn’t duplicate ${row.name}. ${messageOf(error)}`);
    }
  },
};
