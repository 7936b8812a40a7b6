import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { INSTITUTE_BOUNDS } from '../testing/bounds/institutes.ts';
import { PLATFORM_BOUNDS } from '../testing/bounds/platform.ts';
import { type CallSchemas, schemas } from './schemas.ts';

/** A schema inside another one, with the way to it: of what is written. Queries are bounded by `wholeNumberWithin`. */
interface Part {
  readonly path: string;
  readonly schema: z.core.$ZodType;
}

const inputs: readonly Part[] = Object.entries(schemas).flatMap(([group, calls]) =>
  Object.entries<CallSchemas>(calls).flatMap(([call, { body, form }]) =>
    [body, form].flatMap((schema) => (schema ? [{ path: `${group}.${call}`, schema }] : [])),
  ),
);

function partsOf({ path, schema }: Part): Part[] {
  const { checks: _, ...def } = schema._zod.def;
  const children = Object.entries(def).flatMap(([key, value]): Part[] => {
    if (value instanceof z.core.$ZodType) return [{ path, schema: value }];
    return Object.entries(Object(value)).flatMap(([name, child]) =>
      child instanceof z.core.$ZodType
        ? [{ path: key === 'shape' ? `${path}.${name}` : path, schema: child }]
        : [],
    );
  });
  return [{ path, schema }, ...children.flatMap(partsOf)];
}

/** No number that a person means is larger. */
const MEANT_MAX = 1e9;

/** Versions and revisions count changes, and have no end. */
const COUNTS = /\.(__v|revision)$/;

const numbers = inputs
  .flatMap(partsOf)
  .filter(({ schema, path }) => schema._zod.def.type === 'number' && !COUNTS.test(path));

test('the contract has numbers', () => {
  expect(numbers.length).toBeGreaterThan(50);
});

test('every number that is sent has a least and a highest value that are meant', () => {
  const unbounded = numbers.filter(({ schema }) =>
    [Number.NEGATIVE_INFINITY, -MEANT_MAX - 1, MEANT_MAX + 1, Number.POSITIVE_INFINITY].some(
      (value) => z.safeParse(schema, value).success,
    ),
  );
  expect(unbounded.map(({ path }) => path)).toEqual([]);
});

const BOUNDS = [...INSTITUTE_BOUNDS, ...PLATFORM_BOUNDS];

describe('what a field must not be', () => {
  test.each(BOUNDS)('%s', (_what, schema, right, wrong) => {
    for (const value of right) {
      expect(z.safeParse(schema, value).error?.issues ?? [], JSON.stringify(value)).toEqual([]);
    }
    for (const value of wrong) {
      expect(z.safeParse(schema, value).success, JSON.stringify(value)).toBe(false);
    }
  });
});

/** The first and the last word of two fields in an order: `minRate` and `maxRate`, `startDate` and `endDate`. */
const ORDERS = [
  ['min', 'max'],
  ['least', 'most'],
  ['from', 'to'],
  ['from', 'until'],
  ['start', 'end'],
  ['open', 'close'],
  ['since', 'until'],
  ['low', 'high'],
  ['infant', 'child'],
  ['earlyCheckIn', 'checkInTime'],
  ['lateCheckOut', 'checkOutTime'],
] as const;

/** The pairs of a set of fields of one object, each as \`the one..the other\`. */
function pairsOf(names: readonly string[]): string[] {
  return ORDERS.flatMap(([low, high]) =>
    names.flatMap((name) => {
      const counterpart = name.startsWith(low)
        ? high + name.slice(low.length)
        : name.replace(upper(low), upper(high));
      return counterpart !== name && names.includes(counterpart) ? [`${name}..${counterpart}`] : [];
    }),
  );
}

const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Reason why each pair is in its order: a row of the bounds, or the rule of the server; or why it has no order. */
const PAIRS: Readonly<Record<string, { readonly row: string } | { readonly because: string }>> = {
  'rates: minRate..maxRate': { row: 'the lowest rate is not above the highest one' },
  'rules: minTariff..maxTariff': { row: 'the tariffs of a tax are in order' },
  'rules: effectiveFrom..effectiveTo': { row: 'a tax ends after it begins' },
  'childAges: infantMax..childMax': { row: 'children are older than infants' },
  'stayTimes: earlyCheckIn..checkInTime': { row: 'early check-in is before check-in' },
  'stayTimes: lateCheckOut..checkOutTime': { row: 'late check-out is after check-out' },
  'announcements: from..to': { row: 'an announcement ends after it begins' },
  'statusReason: from..until': {
    row: 'an asset is out of order from its first day to its last',
  },
  'blocks: startDate..endDate': { row: 'a block ends after it begins' },
  'email: startDate..endDate': { row: 'a statement ends after it begins, within a year' },
  'businessHours: open..close': {
    row: 'business hours do not overlap, and close after they open',
  },
  'ranges: startDate..endDate': { because: 'the server names the range, with its longest length' },
  'set: minStay..maxStay': {
    because: 'a cell inherits either: the server judges what holds afterwards (minOverMaxStay)',
  },
  'quietHours: start..end': { because: 'quiet hours may cross midnight' },
};

describe('pairs of fields in an order', () => {
  const objects = inputs.flatMap(partsOf).flatMap(({ path, schema }) => {
    const { def } = schema._zod;
    const shape: unknown = 'shape' in def ? def.shape : undefined;
    return shape
      ? pairsOf(Object.keys(Object(shape))).map((pair) => `${path.split('.').at(-1)}: ${pair}`)
      : [];
  });

  test('each has a rule, or a reason for none', () => {
    expect(objects.filter((pair) => !Object.hasOwn(PAIRS, pair))).toEqual([]);
  });

  test('each rule is of a pair that there is, and of a row above', () => {
    const pairs = new Set(objects);
    expect(Object.keys(PAIRS).filter((pair) => !pairs.has(pair))).toEqual([]);
    const rows = BOUNDS.map(([what]) => what);
    const missing = Object.values(PAIRS).filter(
      (rule) => 'row' in rule && !rows.includes(rule.row),
    );
    expect(missing).toEqual([]);
  });
});
