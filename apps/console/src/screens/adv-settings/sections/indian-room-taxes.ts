import type { Setting } from '@booking/api-client';

type TaxRule = Setting['taxes']['rules'][number];

/** Fields that all three rules share. */
const gst = {
  appliesTo: 'room',
  mode: 'percent',
  basis: 'perNight',
  isInclusive: false,
} as const;

/**
 * GST on rooms in India by their tariff a night, as data to start from: rates change, so they have days; those that have
 * ended come last. From the 56th GST Council, on 22 September 2025.
 */
export const indianRoomTaxes: readonly TaxRule[] = [
  {
    ...gst,
    name: 'GST 5%',
    rate: 5,
    minTariff: null,
    maxTariff: 7500,
    effectiveFrom: '2025-09-22',
    effectiveTo: null,
  },
  {
    ...gst,
    name: 'GST 18%',
    rate: 18,
    minTariff: 7500,
    maxTariff: null,
    effectiveFrom: '2022-07-18',
    effectiveTo: null,
  },
  {
    ...gst,
    name: 'GST 12%',
    rate: 12,
    minTariff: null,
    maxTariff: 7500,
    effectiveFrom: '2022-07-18',
    effectiveTo: '2025-09-21',
  },
];
