import { openVariables } from '@booking/api-client/facts';
import { expect, test } from 'vitest';
import { aTemplate } from '../../testing/whatsapps.ts';
import { starterDraft, starters } from './starters.ts';

const arrival = starters.find(({ template }) => template === 'arrival_reminder');
const ofCount = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ key: String(place + 1), example: null }));
const draftWith = (...templates: Parameters<typeof aTemplate>[0][]) =>
  arrival && starterDraft(arrival, templates.map(aTemplate));

test('a starter has the approved template of its name, in English, and its variables filled', () => {
  const variables = ofCount(4);
  const draft = draftWith({ language: 'hi', variables }, { language: 'en_US', variables });
  expect(draft).toMatchObject({
    name: 'Arrival reminder',
    template: { name: 'arrival_reminder', language: 'en_US' },
    variables: [
      { key: '1', path: 'guest.firstName', text: 'guest' },
      { key: '2', path: 'institution.name', text: '' },
      { key: '3', path: 'booking.checkIn' },
      { key: '4', path: 'booking.code' },
    ],
  });
  const values = draft?.variables ?? [];
  const written = values.map(({ key, path = null, text = '' }) => ({ key, path, text }));
  expect(openVariables(variables, written)).toEqual([]);
});

test('variables of a template that has more or fewer of them stay empty', () => {
  expect(draftWith({ variables: ofCount(2) })).toMatchObject({
    template: { name: 'arrival_reminder', language: 'en' },
    variables: [
      { key: '1', path: null, text: '' },
      { key: '2', path: null, text: '' },
    ],
  });
});

test('a starter without an approved template of its name has none', () => {
  for (const draft of [draftWith(), draftWith({ status: 'PENDING' }, { name: 'other' })]) {
    expect(draft).toEqual(arrival?.message);
  }
});
