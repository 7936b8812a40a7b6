import { expect, it } from 'vitest';
import { instituteField } from './start-fields.tsx';

it('reads an institute by its id, also once the form has the document that the server returned', () => {
  const field = instituteField('', () => undefined);
  for (const value of ['a1', { _id: 'a1', name: 'Old Fort Inn' }]) {
    expect(field.fromStored(value)).toBe('a1');
    expect(field.toBody(value)).toBe('a1');
  }
  expect(field.fromStored(null)).toBe('');
});
