import { institutionCreate, institutionUpdate } from '@booking/api-client/contract';
import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { anInstitute } from '../../../testing/institutes.ts';
import { blankValues, createBody, suggestCode, updateBody, valuesOf } from './form-values.ts';

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
  it('is valid by the contract: no spaces in numbers, nothing empty', () => {
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

  it('sends only what changed, and the version it was based on', () => {
    const edited = { ...values, name: 'Lakeview Palace', notes: '' };
    const body = updateBody(edited, values, stored.__v);
    expect(body).toEqual({ name: 'Lakeview Palace', notes: null, __v: 7 });
    expect(safeParse(institutionUpdate, body).success).toBe(true);
  });

  it('of one line of the address sends the address', () => {
    const body = updateBody(
      { ...values, address: { ...values.address, city: 'Jaipur' } },
      values,
      7,
    );
    expect(Object.keys(body).sort()).toEqual(['__v', 'address']);
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
