import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { POLICY_DEFAULTS } from './facts/policy-defaults.ts';
import { SETTING_DEFAULTS } from './facts/setting-defaults.ts';
import { assetCreateOne } from './schemas/asset.ts';
import { bkbtrSettingSave } from './schemas/bkbtr-setting.ts';
import { channelWritten } from './schemas/channel.ts';
import { policyUpdate } from './schemas/policy.ts';
import { rateCreate } from './schemas/rate.ts';
import { reportSchemas } from './schemas/report.ts';
import { settingSections } from './schemas/setting.ts';
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

const rule = {
  name: 'GST',
  appliesTo: 'room',
  mode: 'percent',
  rate: 5,
  basis: 'perNight',
  isInclusive: false,
  minTariff: null,
  maxTariff: null,
  effectiveFrom: '2026-01-01',
  effectiveTo: null,
};
const [room] = SETTING_DEFAULTS.rates.ratePackages;
const asset = {
  institution: '0'.repeat(24),
  category: '0'.repeat(24),
  name: 'Room',
  code: '1',
};
const channel = {
  ota: '0'.repeat(24),
  title: 'Channel',
  propertyCode: '1',
  mode: 'Manual',
  markup: { mode: 'none', value: 0 },
};
const change = {
  institution: '0'.repeat(24),
  changes: [{ scope: {}, set: { price: { mode: 'percent', value: 10 } } }],
};
const announcement = { text: 'Hello', level: 'info', audience: 'everyone', from: null, to: null };
const security = {
  sessionIdleMinutes: null,
  sessionHours: null,
  passwordTries: 5,
  passwordMinutes: 15,
};
const { stayTimes, rates } = SETTING_DEFAULTS;
const stays = (change: object) => ({ ...stayTimes, ...change });
const priced = (change: object) => ({ ...rates, ratePackages: [{ ...room, ...change }] });
const taxed = (change: object) => ({ rules: [{ ...rule, ...change }] });
const report = { startDate: '2026-01-02', endDate: '2026-01-02' };

const hours = (days: readonly number[], open: string | null, close: string | null) => ({
  days,
  label: 'Days',
  open,
  close,
});
const company = (businessHours: readonly object[]) => ({
  name: 'Booking',
  legalName: 'Booking',
  gstin: null,
  address: ['1 Lake Road'],
  phone: '+91 98765 43210',
  email: 'desk@booking.example',
  social: [],
  businessHours,
});
/** For each field, or pair of fields: what it may be at most, and what it must not be. */
const BOUNDS: readonly [
  what: string,
  schema: z.core.$ZodType,
  right: readonly unknown[],
  wrong: readonly unknown[],
][] = [
  [
    'early check-in is before check-in',
    settingSections.stayTimes,
    [
      stays({ earlyCheckIn: { isAllowed: true, fromTime: '13:59', charge: 0 } }),
      stays({ earlyCheckIn: { isAllowed: false, fromTime: '15:00', charge: 0 } }),
    ],
    ['14:00', '15:00'].map((fromTime) =>
      stays({ earlyCheckIn: { isAllowed: true, fromTime, charge: 0 } }),
    ),
  ],
  [
    'late check-out is after check-out',
    settingSections.stayTimes,
    [stays({ lateCheckOut: { isAllowed: true, untilTime: '11:01', charge: 0 } })],
    ['11:00', '10:00'].map((untilTime) =>
      stays({ lateCheckOut: { isAllowed: true, untilTime, charge: 0 } }),
    ),
  ],
  [
    'a tax is at most all of the price',
    settingSections.taxes,
    [taxed({ rate: 0 }), taxed({ rate: 100 }), taxed({ mode: 'fixed', rate: 118 })],
    [taxed({ rate: 118 }), taxed({ rate: 100.01 }), taxed({ rate: 5.005 }), taxed({ rate: -1 })],
  ],
  [
    'a tax ends after it begins',
    settingSections.taxes,
    [taxed({ effectiveTo: '2026-01-01' })],
    [taxed({ effectiveTo: '2025-12-31' })],
  ],
  [
    'the tariffs of a tax are in order',
    settingSections.taxes,
    [taxed({ minTariff: 1, maxTariff: 2 })],
    [taxed({ minTariff: 2, maxTariff: 2 }), taxed({ minTariff: 2, maxTariff: 1 })],
  ],
  [
    'a package takes off at most the price',
    settingSections.rates,
    [priced({ mode: 'percent', value: -100 }), priced({ mode: 'amount', value: -150 })],
    [-150, 1_001, 12.345].map((value) => priced({ mode: 'percent', value })),
  ],
  [
    'the lowest rate is not above the highest one',
    settingSections.rates,
    [{ ...rates, minRate: 1, maxRate: 1 }],
    [{ ...rates, minRate: 2, maxRate: 1 }],
  ],
  [
    'children are older than infants',
    settingSections.rates,
    [{ ...rates, childAges: { infantMax: 1, childMax: 2 } }],
    [{ ...rates, childAges: { infantMax: 2, childMax: 2 } }],
  ],
  [
    'an asset takes off at most the price',
    assetCreateOne,
    [{ ...asset, priceAdjustment: { mode: 'percent', value: -100 } }],
    [-100.5, 1_001, 0.001].map((value) => ({
      ...asset,
      priceAdjustment: { mode: 'percent', value },
    })),
  ],
  [
    'an asset is out of order from its first day to its last',
    assetCreateOne,
    [{ ...asset, statusReason: { reason: 'x', from: '2026-01-02', until: '2026-01-02' } }],
    [{ ...asset, statusReason: { reason: 'x', from: '2026-01-02', until: '2026-01-01' } }],
  ],
  [
    'a block ends after it begins',
    assetCreateOne,
    [{ startDate: '2026-01-02', endDate: '2026-01-02' }].map((days) => ({
      ...asset,
      blocks: [{ ...days, type: 'Other', reason: '' }],
    })),
    [{ startDate: '2026-01-02', endDate: '2026-01-01' }].map((days) => ({
      ...asset,
      blocks: [{ ...days, type: 'Other', reason: '' }],
    })),
  ],
  [
    'an asset has each tag, and each connecting asset, once',
    assetCreateOne,
    [{ ...asset, tags: ['VIP', 'sea view'] }],
    [
      { ...asset, tags: ['VIP', 'vip'] },
      { ...asset, tags: ['sea view', 'Sea\u00a0 View'] },
      { ...asset, connectingAssets: ['1'.repeat(24), '1'.repeat(24)] },
    ],
  ],
  [
    'a percentage of a markup has bounds, a fee has none',
    channelWritten,
    [
      { mode: 'percent', value: -50 },
      { mode: 'percent', value: 200 },
      { mode: 'fixed', value: 250 },
      { mode: 'fixed', value: -250 },
    ].map((markup) => ({ ...channel, markup })),
    [
      { mode: 'percent', value: -50.5 },
      { mode: 'percent', value: 200.5 },
      { mode: 'fixed', value: 0.005 },
      { mode: 'none', value: 201 },
    ].map((markup) => ({ ...channel, markup })),
  ],
  [
    'a percentage of a change of rates takes off at most the price',
    rateCreate,
    [change],
    [-101, 1_001, 0.001].map((value) => ({
      ...change,
      changes: [{ scope: {}, set: { price: { mode: 'percent', value } } }],
    })),
  ],
  [
    'a deposit that is required is above 0',
    policyUpdate,
    [{ deposit: { ...POLICY_DEFAULTS.deposit, isRequired: false, value: 0 } }],
    [{ deposit: { ...POLICY_DEFAULTS.deposit, isRequired: true, value: 0 } }],
  ],
  [
    'a charge has the digits of its unit',
    policyUpdate,
    [
      { noShow: { chargeMode: 'percent', chargeValue: 12.34 } },
      { noShow: { chargeMode: 'nights', chargeValue: 2 } },
    ],
    [
      { noShow: { chargeMode: 'percent', chargeValue: 12.345 } },
      { noShow: { chargeMode: 'percent', chargeValue: 101 } },
      { noShow: { chargeMode: 'nights', chargeValue: 1.5 } },
      { noShow: { chargeMode: 'nights', chargeValue: 31 } },
      { noShow: { chargeMode: 'fixed', chargeValue: 0.0001 } },
    ],
  ],
  [
    'a proof that is required is named',
    policyUpdate,
    [{ idProof: { isRequired: false, types: [] } }],
    [{ idProof: { isRequired: true, types: [] } }],
  ],
  [
    'an announcement ends after it begins',
    bkbtrSettingSave,
    [{ announcements: [{ ...announcement, from: '2026-01-02', to: '2026-01-02' }] }],
    [{ announcements: [{ ...announcement, from: '2026-01-02', to: '2026-01-01' }] }],
  ],
  [
    'business hours do not overlap, and close after they open',
    bkbtrSettingSave.shape.company,
    [
      company([hours([1, 2], '09:00', '18:00'), hours([6], '09:00', '13:00')]),
      company([hours([1], '09:00', '13:00'), hours([1], '13:00', '18:00')]),
    ],
    [
      company([hours([1], '09:00', '09:00')]),
      company([hours([1, 2], '09:00', '18:00'), hours([2, 3], '17:59', '20:00')]),
      company([hours([0, 1], '14:00', '15:00'), hours([1], '09:00', '18:00')]),
      company([hours([1], '09:00', '18:00'), hours([1], null, null)]),
    ],
  ],
  [
    'a session is idle for less time than it lasts',
    bkbtrSettingSave,
    [{ security: { ...security, sessionIdleMinutes: 60, sessionHours: 1 } }],
    [{ security: { ...security, sessionIdleMinutes: 61, sessionHours: 1 } }],
  ],
  [
    'an address that more is put behind has no query, hash or password',
    bkbtrSettingSave,
    [{ subApps: { hospitality: 'https://a.example/desk', event: null } }],
    [
      'https://user:pass@a.example',
      'https://user@a.example',
      'https://a.example/?accessToken=x',
      'https://a.example/#x',
      'https:a.example',
      'http://a.example',
      'https:\\\\a.example',
    ].map((hospitality) => ({ subApps: { hospitality, event: null } })),
  ],
  [
    'a link of an institute has no password',
    settingSections.links,
    [{ ...SETTING_DEFAULTS.links, googleReviewUrl: 'https://g.example/review?placeid=x' }],
    [{ ...SETTING_DEFAULTS.links, googleReviewUrl: 'https://user:pass@g.example/review' }],
  ],
  [
    'a report ends after it begins',
    reportSchemas.superAdmin.query,
    [report],
    [{ ...report, endDate: '2026-01-01' }],
  ],
];

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
      const other = name.startsWith(low)
        ? high + name.slice(low.length)
        : name.replace(upper(low), upper(high));
      return other !== name && names.includes(other) ? [`${name}..${other}`] : [];
    }),
  );
}

const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What keeps each pair in its order: a row of `BOUNDS`, or the rule of the server, or why it has none. */
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
    const found = new Set(objects);
    expect(Object.keys(PAIRS).filter((pair) => !found.has(pair))).toEqual([]);
    const rows = BOUNDS.map(([what]) => what);
    const missing = Object.values(PAIRS).filter((one) => 'row' in one && !rows.includes(one.row));
    expect(missing).toEqual([]);
  });
});
