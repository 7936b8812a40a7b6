import { institutionCreate, institutionUpdate } from '@booking/api-client/contract';
import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import {
  blankValues,
  bodyOf,
  changedBody,
  fieldsOf,
  valuesOf,
} from '../../../entity/form/field.ts';
import { anInstitute, templates } from '../../../testing/institutes.ts';
import { ownerRows, rowsOf } from './institute-rows.tsx';
import { codesLike, suggestCode } from './suggest-code.ts';

const fieldsOfNew = fieldsOf([...rowsOf(templates), ...ownerRows], true);
const fields = fieldsOf(rowsOf(templates), false);

const filled = {
  ...blankValues(fieldsOfNew),
  name: 'Snowline Lodge',
  code: 'SNL',
  email: 'desk@snowline.example',
  phone: '+919876543210',
  address: { line1: '1 Ridge Road', city: 'Tawang', state: '', postalCode: '', country: 'IN' },
  owner: { firstName: 'Tara', lastName: 'Das', email: 'tara@snowline.example', phone: '' },
};

describe('a filled form', () => {
  it('is valid by the contract: no spaces in numbers, nothing empty', () => {
    const body = bodyOf(fieldsOfNew, filled);
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
    expect(bodyOf(fieldsOfNew, filled)).not.toHaveProperty('status');
    expect(changedBody(fields, filled, blankValues(fields))).not.toHaveProperty('status');
  });
});

describe('an edit', () => {
  const stored = anInstitute({ __v: 7, notes: 'Call in the morning.' });
  const values = valuesOf(fields, stored);

  it('sends only what changed', () => {
    const edited = { ...values, name: 'Lakeview Palace', notes: '' };
    const body = changedBody(fields, edited, values);
    expect(body).toEqual({ name: 'Lakeview Palace', notes: null });
    expect(safeParse(institutionUpdate, body).success).toBe(true);
  });

  it('of one line of the address sends the address', () => {
    const body = changedBody(
      fields,
      { ...values, address: { ...values.address, city: 'Jaipur' } },
      values,
    );
    expect(Object.keys(body).sort()).toEqual(['address']);
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

  it('that is taken has a number, within the length of a code', () => {
    expect(codesLike('PGH').slice(0, 3)).toEqual(['PGH', 'PGH2', 'PGH3']);
    const long = codesLike('ABCDEFGHIJ');
    expect([long[1], long[9]]).toEqual(['ABCDEFGHI2', 'ABCDEFGH10']);
    expect(new Set(long).size).toBe(99);
  });
});
