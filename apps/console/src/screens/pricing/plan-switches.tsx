import type { Pricing } from '@booking/api-client';
import { type IconName, notify } from '@booking/ui';
import { offerUndo } from '../../confirm/offer-undo.ts';
import type { FilterKeyOf } from '../../entity/api-types.ts';
import type { EntityAction, EntityTools } from '../../entity/entity.ts';
import { randomKey } from '../../idempotency/use-idempotency-key.ts';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { messageOf } from '../../messages/failure-message.ts';

const BulkUpdate = lazyComponent(() => import('../../entity/bulk/bulk-update.tsx'));

type Key = FilterKeyOf<'pricing'>;
type Visibility = Pick<Pricing, 'isActive' | 'isPublic'>;

interface Switch {
  readonly key: string;
  readonly label: string;
  readonly icon: IconName;
  readonly doing: string;
  readonly done: string;
  readonly body: Partial<Visibility>;
  readonly isFor: (plan: Visibility) => boolean;
  /** `isFor` as criteria of the list, where the others are not so already. */
  readonly where?: Readonly<Record<string, string>>;
}

const switches: readonly Switch[] = [
  {
    key: 'publish',
    label: 'Publish',
    icon: 'eye',
    doing: 'Publishing',
    done: 'published',
    body: { isPublic: true },
    isFor: ({ isActive, isPublic }) => isActive && !isPublic,
    where: { isActive: 'true' },
  },
  {
    key: 'unpublish',
    label: 'Hide from the public page',
    icon: 'eye-off',
    doing: 'Hiding',
    done: 'hidden from the public page',
    body: { isPublic: false },
    isFor: ({ isPublic }) => isPublic,
  },
  {
    key: 'archive',
    label: 'Archive',
    icon: 'archive',
    doing: 'Archiving',
    done: 'archived',
    body: { isActive: false },
    isFor: ({ isActive }) => isActive,
  },
  {
    key: 'restore',
    label: 'Put on sale again',
    icon: 'circle-check',
    doing: 'Restoring',
    done: 'on sale again',
    body: { isActive: true },
    isFor: ({ isActive }) => !isActive,
  },
];

/** Publishes, hides, archives and restores plans: at once, with Undo. Running subscriptions stay as they are. */
export const planSwitches: readonly EntityAction<Pricing, Key>[] = switches.map((planSwitch) => {
  const { key, label, icon, doing, done, body, isFor, where } = planSwitch;
  return {
    key,
    label,
    icon,
    call: 'pricing.update',
    isFor,
    run: (row, tools) => void change(row, planSwitch, tools),
    runMany: (request, tools) =>
      tools.open((onClosed) => (
        <BulkUpdate
          {...{ request, tools, onClosed, icon, doing, done, body, where }}
          verb={label}
          isDone={(row: Pricing) => !isFor(row)}
        />
      )),
  };
});

async function change(
  row: Pricing,
  { body, done }: Switch,
  { calls, saved }: EntityTools<Pricing, Key>,
): Promise<void> {
  const send = async (values: Partial<Visibility> & Pick<Pricing, '__v'>, key: string) => {
    const after = await calls.update(row._id, values, { idempotencyKey: key });
    saved('update', after);
    return after;
  };
  try {
    const after = await send({ ...body, __v: row.__v }, randomKey());
    const { isActive, isPublic } = row;
    const back = { isActive, isPublic, __v: after.__v };
    offerUndo({
      done: `${row.header} ${done}.`,
      undo: (keyOf) => send(back, keyOf(back)),
      undone: `${row.header} restored.`,
    });
  } catch (error) {
    saved('update');
    notify.error(`${row.header} wasn’t changed. ${messageOf(error)}`);
  }
}
