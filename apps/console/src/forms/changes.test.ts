import { describe, expect, it } from 'vitest';
import { changesOf, merge } from './changes.ts';
import type { FormFields } from './fields.ts';

interface Values {
  readonly name: string;
  readonly phone: string;
  readonly address: { readonly city: string; readonly pin: string };
}

const fields: FormFields = [
  { path: 'name', label: 'Name' },
  { path: 'phone', label: 'Phone', format: (value) => String(value).replaceAll(' ', '') },
  { path: 'address.city', label: 'City' },
  { path: 'address.pin', label: 'PIN code' },
];

const base: Values = {
  name: 'Lakeview',
  phone: '+919876543210',
  address: { city: 'Udaipur', pin: '' },
};

describe('the changes of a form', () => {
  it('are the fields whose text differs, in the order of the form', () => {
    const values = { ...base, name: 'Lakeview Palace', address: { city: 'Jaipur', pin: '302001' } };
    expect(changesOf(fields, base, values)).toEqual([
      { path: 'name', label: 'Name', before: 'Lakeview', after: 'Lakeview Palace' },
      { path: 'address.city', label: 'City', before: 'Udaipur', after: 'Jaipur' },
      { path: 'address.pin', label: 'PIN code', before: '', after: '302001' },
    ]);
  });

  it('are empty when only the format differs', () => {
    expect(
      changesOf(fields, base, { ...base, name: ' Lakeview ', phone: '+91 98765 43210' }),
    ).toEqual([]);
  });
});

describe('two edits of one document', () => {
  const yours = { ...base, name: 'Yours', address: { ...base.address, pin: '313001' } };

  it('are merged when they touch different fields, with the labels that were taken', () => {
    const theirs = { ...base, phone: '+911', address: { city: 'Jaipur', pin: '' } };
    const merged = merge(fields, { base, yours, theirs });
    expect(merged.conflicts).toEqual([]);
    expect(merged.taken).toEqual(['Phone', 'City']);
    expect(merged.values).toEqual({
      name: 'Yours',
      phone: '+911',
      address: { city: 'Jaipur', pin: '313001' },
    });
  });

  it('are listed when both changed the same field, and yours stays', () => {
    const merged = merge(fields, { base, yours, theirs: { ...base, name: 'Theirs' } });
    expect(merged.conflicts).toEqual([
      { key: 'name', label: 'Name', yours: 'Yours', theirs: 'Theirs' },
    ]);
    expect(merged.values.name).toBe('Yours');
  });

  it('agree when both have the same value', () => {
    const merged = merge(fields, { base, yours, theirs: { ...base, name: 'Yours' } });
    expect(merged.conflicts).toEqual([]);
  });

  it('lose nothing: every field has one of its values', () => {
    const texts = ['', 'a', 'b', 'c'];
    for (const before of texts) {
      for (const mine of texts) {
        for (const their of texts) {
          const [first, second, third] = [before, mine, their].map((name) => ({ ...base, name }));
          if (!first || !second || !third) throw new Error('There are three.');
          const { values, conflicts } = merge(fields, {
            base: first,
            yours: second,
            theirs: third,
          });
          const [conflict] = conflicts;
          if (conflict) expect([conflict.yours, conflict.theirs]).toEqual([mine, their]);
          else expect(values.name).toBe(mine === before ? their : mine);
        }
      }
    }
  });
});
