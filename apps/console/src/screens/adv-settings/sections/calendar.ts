import type { Setting } from '@booking/api-client';
import { HOME_TYPES, STATUS_COLOR_KEYS, type StatusColorKey } from '@booking/api-client/facts';
import type { ColorOption } from '@booking/ui';
import type { EntityRow } from '../../../entity/api-types.ts';
import { choice } from '../../../entity/form/choice-fields.tsx';
import { color } from '../../../entity/form/color-field.tsx';
import type { FieldRow } from '../../../entity/form/field.ts';
import { groupList } from '../../../entity/form/group-list.tsx';
import { statusWords } from '../../../status-colors/status-words.ts';
import type { SectionRows } from './section-rows.ts';

const statuses = STATUS_COLOR_KEYS.map((value) => ({ value, label: statusWords[value] }));
const isStatus = (key: unknown): key is StatusColorKey =>
  STATUS_COLOR_KEYS.some((status) => status === key);

const parts = (options: readonly ColorOption[]): readonly FieldRow<EntityRow>[] => [
  choice('key', 'Status', statuses),
  [
    color('fill', 'Fill', { picking: { options, textColor: 'auto', sample: 'Room 204' } }),
    color('border', 'Border', { picking: { options } }),
  ],
];

/** How calendars open, and the statuses that they draw otherwise than the platform. */
export const calendarRows: SectionRows = ({ colors }) => [
  choice(
    'calendar.homeType',
    'Default view',
    HOME_TYPES.map((value) => ({ value, label: value })),
    { description: 'Applies to new users. Anyone can change theirs.' },
  ),
  groupList<Setting>(
    'calendar.statusColors',
    'Custom status colours',
    parts((colors?.items ?? []).map(({ hex, name }) => ({ value: hex, label: name }))),
    {
      one: 'status colour',
      max: STATUS_COLOR_KEYS.length,
      isOptional: true,
      description: 'Other statuses use platform colours. Remove one to reset it.',
      nameOf: ({ key }) => (isStatus(key) ? statusWords[key] : ''),
    },
  ),
];
