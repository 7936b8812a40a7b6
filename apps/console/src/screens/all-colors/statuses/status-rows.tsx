import { STATUS_COLOR_KEYS } from '@booking/api-client/facts';
import { SortableList } from '@booking/ui';
import { statusWords } from '../../../status-colors/status-words.ts';
import { StatusFields } from './status-fields.tsx';
import type { StatusControls } from './status-values.ts';

/** The statuses in their order, each with its fields. */
export function StatusRows({ form, choices }: StatusControls) {
  const { order } = form.getValues();
  return (
    <div className="@container/status-list">
      <div
        className="ck-status-row hidden gap-x-2 ps-7.5 pe-15 pt-2.5 pb-1 type-body-sm text-bk-secondary pointer-coarse:ps-8.5 @min-[640px]/status-list:grid"
        aria-hidden="true"
      >
        <span className="hidden @min-[776px]/status-list:inline">Status</span>
        {['Label', 'Fill', 'Border', 'Icon'].map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <SortableList
        label="Statuses in their order"
        className="ck-status-rows"
        items={order.map((key) => ({ key, label: statusWords[key] }))}
        value={order}
        onChange={(keys) =>
          form.setValue(
            'order',
            keys.flatMap((key) => order.filter((statusKey) => statusKey === key)),
            { shouldDirty: true },
          )
        }
        renderItem={({ key, label }) => (
          <div className="ck-status-row grid grid-cols-2 gap-x-2 gap-y-2">
            <StatusFields
              form={form}
              choices={choices}
              at={STATUS_COLOR_KEYS.indexOf(key)}
              name={label}
            />
          </div>
        )}
      />
    </div>
  );
}
