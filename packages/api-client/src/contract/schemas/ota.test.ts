import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { otaCreate } from './ota.ts';

const lagoon = { name: 'Lagoon Stays', code: 'lagoon', kind: 'OTA', modes: ['Manual'] };
const field = { key: 'hotelId', label: 'Hotel ID', type: 'text', required: true };
const select = { ...field, key: 'zone', type: 'select', options: ['North', 'South'] };

function paths(value: object): string[] {
  const { error } = z.safeParse(otaCreate, { ...lagoon, ...value });
  return (error?.issues ?? []).map(({ path }) => path.join('.'));
}

describe('an OTA', () => {
  test('is written with its code in capitals and whole fields', () => {
    const credentialsSchema = [field, select];
    expect(z.parse(otaCreate, { ...lagoon, credentialsSchema })).toMatchObject({
      code: 'LAGOON',
      credentialsSchema: [
        { ...field, help: null, options: [] },
        { ...select, help: null },
      ],
    });
  });

  test.each([
    [{ code: 'a b' }, 'code'],
    [{ modes: [] }, 'modes'],
    [{ modes: ['Api', 'Api'] }, 'modes'],
    [{ website: 'http://a.in' }, 'website'],
    [{ defaultCommissionPct: 100.5 }, 'defaultCommissionPct'],
    [{ defaultCommissionPct: 12.345 }, 'defaultCommissionPct'],
    [{ credentialsSchema: [field, field] }, 'credentialsSchema'],
    [
      { credentialsSchema: Array.from({ length: 21 }, (_, n) => ({ ...field, key: `k${n}` })) },
      'credentialsSchema',
    ],
    [{ credentialsSchema: [{ ...field, key: '1st' }] }, 'credentialsSchema.0.key'],
    [{ credentialsSchema: [{ ...field, key: 'constructor' }] }, 'credentialsSchema.0.key'],
    [{ mappingSchema: [{ ...field, key: 'toString' }] }, 'mappingSchema.0.key'],
    [{ credentialsSchema: [{ ...field, options: ['x'] }] }, 'credentialsSchema.0.options'],
    [{ mappingSchema: [{ ...select, options: [] }] }, 'mappingSchema.0.options'],
    [{ mappingSchema: [{ ...select, options: ['x', 'x'] }] }, 'mappingSchema.0.options'],
  ])('refuses %j at %s', (value, path) => {
    expect(paths(value)).toEqual([path]);
  });

  test.each([0, 15.25, 0.07, 18.1, 100])(
    'takes a commission of %d percent',
    (defaultCommissionPct) => {
      expect(paths({ defaultCommissionPct })).toEqual([]);
    },
  );
});
