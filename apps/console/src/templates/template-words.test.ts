import { expect, it } from 'vitest';
import { anInstitute } from '../testing/institutes.ts';
import { wordsOf } from './template-words.ts';

const of = (name: string) => wordsOf(anInstitute({ template: { _id: 'c'.repeat(24), name } }));

it('a coach company has vehicles and no stays; a hotel has rooms', () => {
  expect(of('Tours & Travels')).toMatchObject({
    unit: { one: 'vehicle', many: 'vehicles' },
    span: { one: 'day', many: 'days' },
    start: 'departure',
    hasStays: false,
    upkeep: 'cleaning',
  });
  expect(of('Hospitality').unit.many).toBe('rooms');
});

it('a template that is not known is read as a hotel', () => {
  expect(of('Something new')).toEqual(of('Hospitality'));
});
