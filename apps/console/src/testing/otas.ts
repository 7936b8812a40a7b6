import type { Ota } from '@booking/api-client';

const AT = '2026-01-05T04:30:00.000Z';

export function anOta(values: Partial<Ota> = {}): Ota {
  return {
    _id: '7'.repeat(24),
    name: 'Lagoon Stays',
    code: 'LAGOON',
    kind: 'OTA',
    website: 'https://lagoon.example',
    modes: ['Api', 'ICal'],
    credentialsSchema: [
      { key: 'hotelId', label: 'Hotel ID', type: 'text', required: true, help: null, options: [] },
    ],
    mappingSchema: [],
    supportedRestrictions: ['availability', 'rate'],
    defaultCommissionPct: 12.5,
    color: null,
    templates: [],
    order: 0,
    isActive: true,
    usageCount: 0,
    createdAt: AT,
    updatedAt: AT,
    createdBy: null,
    updatedBy: null,
    __v: 0,
    ...values,
  };
}

/** A used one, an unused one, and one that is switched off. */
export const someOtas: readonly Ota[] = [
  anOta({ _id: '1'.repeat(24), name: 'Monsoon Trips', code: 'MONSOON', usageCount: 3 }),
  anOta(),
  anOta({
    _id: '8'.repeat(24),
    name: 'Walk-in',
    code: 'WALK_IN',
    kind: 'Offline',
    modes: ['Manual'],
    isActive: false,
    website: null,
    defaultCommissionPct: null,
    supportedRestrictions: [],
  }),
];
