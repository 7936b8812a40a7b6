import { institutionCreate, institutionUpdate } from '@booking/api-client/contract';
import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { anInstitute } from '../../../testing/institutes.ts';
import {
  blankValues,
  createBody,
  suggestCode,
  updateBody,
  valuesOf,
  withField,
} from './form-values.ts';
import { merge } from './merge.ts';

const filled = {
  ...blankValues('c'.repeat(24)),
  name: 'Snowline Lodge',
  code: 'SNL',
  email: 'desk@snowline.example',
  phone: '+91 98765-43210',
  address: { line1: '1 Ridge Road', city: 'Tawang', state: '', postalCode: '', country: 'IN' },
  owner: { firstName: 'Tara', lastName: 'Das', email: 'tara@snowline.example', phone: '+91' },
};

describe('a filled form', () => {
  it('is what the contract takes: no blanks in numbers, nothing empty', () => {
    const body = createBody(filled);
    expect(safeParse(institutionCreate, body).success).toBe(true);
    expect(body).toMatchObject({
      phone: '+919876543210',
      website: null,
      gstin: null,
      address: { state: null, postalCode: null },
      owner: { phone: null },
    });
  });

  it('never writes the status', () => {
    expect(createBody(filled)).not.toHaveProperty('status');
    expect(updateBody(filled, blankValues(''), 1)).not.toHaveProperty('status');
  });
});

describe('an edit', () => {
  const stored = anInstitute({ __v: 7, notes: 'Call in the morning.' });
  const values = valuesOf(stored);

  it('sends only what changed, and the version that it was made from', () => {
    const edited = { ...values, name: 'Lakeview Palace', notes: '' };
    const body = updateBody(edited, values, stored.__v);
    expect(body).toEqual({ name: 'Lakeview Palace', notes: null, __v: 7 });
    expect(safeParse(institutionUpdate, body).success).toBe(true);
  });

  it('of one line of the address sends the address', () => {
    const body = updateBody(withField(values, 'address.city', 'Jaipur'), values, 7);
    expect(Object.keys(body).sort()).toEqual(['__v', 'address']);
  });
});

describe('two edits of the same institute', () => {
  const base = valuesOf(anInstitute());
  const mine = { ...base, name: 'Mine', email: 'mine@lake.example' };

  it('are brought together where they do not touch', () => {
    const theirs = withField({ ...base, phone: '+911111111111' }, 'address.city', 'Jaipur');
    const merged = merge(base, mine, theirs);
    expect(merged.conflicts).toEqual([]);
    expect(merged.values).toMatchObject({
      name: 'Mine',
      email: 'mine@lake.example',
      phone: '+911111111111',
      address: { city: 'Jaipur' },
    });
  });

  it('are listed where both changed the same field, and mine stays', () => {
    const merged = merge(base, mine, { ...base, name: 'Theirs', email: 'mine@lake.example' });
    expect(merged.conflicts).toEqual([{ path: 'name', mine: 'Mine', theirs: 'Theirs' }]);
    expect(merged.values.name).toBe('Mine');
  });
});

describe('a suggested code', () => {
  it.each([
    ['Malabar Court Residency', 'MCR'],
    ['Snowline Lodge', 'SNL'],
    ['Taj', 'TAJ'],
    ['The Old Fort & Garden Hotel of Kochi', 'TOFGHOK'],
    ['Café Élan', 'CAE'],
    ['  ', ''],
  ])('of %s is %s', (name, code) => {
    expect(suggestCode(name)).toBe(code);
  });
});
