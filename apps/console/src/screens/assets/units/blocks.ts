import type { Asset } from '@booking/api-client';
import { BLOCKS_MAX } from '@booking/api-client/facts';
import { daysText } from '../../../assets/asset-words.ts';
import { choice } from '../../../entity/form/choice-fields.tsx';
import { day } from '../../../entity/form/day-field.tsx';
import { groupList } from '../../../entity/form/group-list.tsx';
import { text } from '../../../entity/form/text-fields.tsx';
import { optionsOf } from '../../../labels/labels.ts';

type Block = Asset['blocks'][number];

const types: Readonly<Record<Block['type'], string>> = {
  OutOfOrder: 'Out of order',
  Owner: 'Used by the owner',
  Other: 'Other',
};

/** Days on which a unit can’t be booked, whatever its status. */
export const blocks = groupList<Asset>(
  'blocks',
  'Blocked days',
  [
    [day('startDate', 'First day'), day('endDate', 'Last day')],
    // The contract has no null for it.
    [choice('type', 'Type', optionsOf(types)), { ...text('reason', 'Reason'), isOptional: true }],
  ],
  {
    one: 'block',
    max: BLOCKS_MAX,
    nameOf: ({ startDate, endDate }) => daysText(startDate, endDate),
    isOptional: true,
  },
);
