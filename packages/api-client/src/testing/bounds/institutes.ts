import { POLICY_DEFAULTS } from '../../contract/defaults/policy-defaults.ts';
import { SETTING_DEFAULTS } from '../../contract/defaults/setting-defaults.ts';
import { assetCreateOne } from '../../contract/schemas/asset.ts';
import { channelWritten } from '../../contract/schemas/channel.ts';
import { policyUpdate } from '../../contract/schemas/policy.ts';
import { rateCreate } from '../../contract/schemas/rate.ts';
import { settingSections } from '../../contract/schemas/setting.ts';
import type { Bounds } from './bounds.ts';

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
const { stayTimes, rates } = SETTING_DEFAULTS;
const stays = (change: object) => ({ ...stayTimes, ...change });
const priced = (change: object) => ({ ...rates, ratePackages: [{ ...room, ...change }] });
const taxed = (change: object) => ({ rules: [{ ...rule, ...change }] });
/** Bounds of the fields of an institute. */
export const INSTITUTE_BOUNDS: readonly Bounds[] = [
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
    'a link of an institute has no password',
    settingSections.links,
    [{ ...SETTING_DEFAULTS.links, googleReviewUrl: 'https://g.example/review?placeid=x' }],
    [{ ...SETTING_DEFAULTS.links, googleReviewUrl: 'https://user:pass@g.example/review' }],
  ],
];
