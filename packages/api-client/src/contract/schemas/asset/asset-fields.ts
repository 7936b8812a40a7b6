import * as z from 'zod/mini';
import {
  ADJUSTMENT_MODES,
  AMOUNT_MAX,
  ASSET_STATUSES,
  ASSET_TAGS_MAX,
  BLOCKS_MAX,
  CONNECTING_MAX,
  OCCUPANCY_MAX,
} from '../../facts/asset.ts';
import { hasDigits } from '../../facts/money.ts';
import { areSeenApart } from '../../facts/name.ts';
import { PERCENT_CHANGE } from '../../facts/setting.ts';
import { A_FLAG, A_LIST, distinct } from '../../rules.ts';
import { idOf, lines, nameText, oneLine, plannedDate, strict, text } from '../../values.ts';

export const status = z.enum(ASSET_STATUSES, 'Choose a status.');

const A_CODE = 'Enter a code of up to 16 characters.';
const A_CAPACITY = `Enter a whole number from 1 to ${OCCUPANCY_MAX}.`;
const AN_ADJUSTMENT = 'Enter an amount, or a percentage from −100 to 1,000.';
const isPercentChange = (value: number) =>
  value >= PERCENT_CHANGE.min && value <= PERCENT_CHANGE.max && hasDigits(value, 2);

const code = z
  .string(A_CODE)
  .check(z.trim(), z.minLength(1, 'Enter a code.'), z.maxLength(16, A_CODE), oneLine('The code'));

export const statusReason = strict({
  reason: text('The reason', 1, 120),
  from: plannedDate,
  until: z._default(z.nullable(plannedDate), null),
}).check(
  z.refine(({ from, until }) => until === null || until >= from, {
    path: ['until'],
    error: 'The last day can’t be before the first.',
  }),
);

const blocks = z
  .array(
    strict({
      startDate: plannedDate,
      endDate: plannedDate,
      type: z.enum(['OutOfOrder', 'Owner', 'Other'], 'Choose a type.'),
      reason: text('The reason', 0, 120),
    }).check(
      z.refine(({ startDate, endDate }) => endDate >= startDate, {
        path: ['endDate'],
        error: 'The last day can’t be before the first.',
      }),
    ),
    A_LIST,
  )
  .check(
    z.maxLength(BLOCKS_MAX, `Use ${BLOCKS_MAX} blocks or fewer.`),
    z.refine((all) => {
      const sorted = all.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));
      return sorted.every(
        (plannedBlock, index) => (sorted[index - 1]?.endDate ?? '') < plannedBlock.startDate,
      );
    }, 'Blocks can’t overlap.'),
  );

export const tags = z
  .array(text('A tag', 1, 30), A_LIST)
  .check(
    z.maxLength(ASSET_TAGS_MAX, `Use ${ASSET_TAGS_MAX} tags or fewer.`),
    z.refine(areSeenApart, 'Choose each one once.'),
  );

export const floor = z.optional(z.nullable(text('The floor', 0, 20)));

/** Fields of an asset that a caller writes. */
export const writable = {
  name: nameText('The name', 1, 40),
  /** Unique in the institute. */
  code,
  floor,
  building: z.optional(z.nullable(text('The building', 0, 20))),
  status: z.optional(status),
  /** Required with `OutOfService` and `OutOfOrder`, and kept with no other status. */
  statusReason: z.optional(z.nullable(statusReason)),
  blocks: z.optional(blocks),
  capacityOverride: z.optional(
    z.nullable(
      z.int(A_CAPACITY).check(z.minimum(1, A_CAPACITY), z.maximum(OCCUPANCY_MAX, A_CAPACITY)),
    ),
  ),
  priceAdjustment: z.optional(
    z.nullable(
      strict({
        mode: z.enum(ADJUSTMENT_MODES, 'Choose an amount or a percentage.'),
        value: z
          .number(AN_ADJUSTMENT)
          .check(z.minimum(-AMOUNT_MAX, AN_ADJUSTMENT), z.maximum(AMOUNT_MAX, AN_ADJUSTMENT)),
      }).check(
        z.refine(({ mode, value }) => mode === 'amount' || isPercentChange(value), {
          path: ['value'],
          error: AN_ADJUSTMENT,
        }),
      ),
    ),
  ),
  connectingAssets: z.optional(
    z
      .array(idOf('an asset'), A_LIST)
      .check(
        z.maxLength(CONNECTING_MAX, `Use ${CONNECTING_MAX} or fewer.`),
        z.refine(distinct, 'Choose each one once.'),
      ),
  ),
  accessible: z.optional(z.boolean(A_FLAG)),
  smoking: z.optional(z.boolean(A_FLAG)),
  tags: z.optional(tags),
  notes: z.optional(z.nullable(lines('The notes', 0, 2000))),
  isActive: z.optional(z.boolean(A_FLAG)),
};
