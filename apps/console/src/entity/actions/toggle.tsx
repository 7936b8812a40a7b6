import { notify } from '@booking/ui';
import type { Ask } from '../../access/can.ts';
import { offerUndo } from '../../confirm/offer-undo.ts';
import { randomKey } from '../../idempotency/use-idempotency-key.ts';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { messageOf } from '../../messages/failure-message.ts';
import type { EntityRow } from '../api-types.ts';
import type { EntityAction, EntityTools } from '../entity.ts';

const BulkUpdate = lazyComponent(() => import('../bulk/bulk-update.tsx'));

interface Switchable extends EntityRow {
  readonly isActive: boolean;
}

const states = {
  activate: { label: 'Activate', icon: 'circle-check', doing: 'Activating', done: 'activated' },
  deactivate: { label: 'Deactivate', icon: 'ban', doing: 'Deactivating', done: 'deactivated' },
} as const;

/**
 * Activates and deactivates records: at once, with Undo.
 * @param call The call that saves them.
 * @param keptText Says what goes on with one that is deactivated: `2 institutes keep it.`
 */
export function toggle<E extends Switchable, K extends string>(
  call: Ask,
  keptText?: (row: E) => string | undefined,
): readonly EntityAction<E, K>[] {
  return (['activate', 'deactivate'] as const).map((key) => {
    const isActive = key === 'activate';
    const { label, icon, doing, done } = states[key];
    return {
      key,
      label,
      icon,
      call,
      isFor: (row) => row.isActive !== isActive,
      run: (row, tools) =>
        void change(row, isActive, tools, isActive ? undefined : keptText?.(row)),
      runMany: (request, tools) =>
        tools.open((onClosed) => (
          <BulkUpdate
            {...{ request, tools, onClosed, icon, doing, done, verb: label }}
            isDone={(row: E) => row.isActive === isActive}
            body={{ isActive }}
          />
        )),
    };
  });
}

async function change<E extends Switchable, K extends string>(
  row: E,
  isActive: boolean,
  { entity, calls, saved }: EntityTools<E, K>,
  note: string | undefined,
): Promise<void> {
  const name = entity.rowLabel(row);
  const { done } = states[isActive ? 'activate' : 'deactivate'];
  const { done: undone } = states[isActive ? 'deactivate' : 'activate'];
  const send = async (body: { readonly isActive: boolean; readonly __v: number }, key: string) => {
    const after = await calls.update(row._id, body, { idempotencyKey: key });
    saved('update', after);
    return after;
  };
  try {
    const after = await send({ isActive, __v: row.__v }, randomKey());
    const back = { isActive: !isActive, __v: after.__v };
    offerUndo({
      done: note ? `${name} ${done}. ${note}` : `${name} ${done}.`,
      undo: (keyOf) => send(back, keyOf(back)),
      undone: `${name} ${undone}.`,
    });
  } catch (error) {
    saved('update');
    notify.error(`${name} wasn’t ${done}. ${messageOf(error)}`);
  }
}
