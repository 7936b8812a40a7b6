import { POLICY_DEFAULTS } from '@booking/api-client/facts';
import { expect, test } from 'vitest';
import { wordsOf } from '../../../templates/template-words.ts';
import { anInstitute } from '../../../testing/institutes.ts';
import { cancellationSentences, policySentences } from './policy-sentences.ts';

const template = wordsOf(anInstitute());
const words = { template, money: (amount: number) => `₹${amount}`, time: (clock: string) => clock };
const noShow = { chargeMode: 'percent', chargeValue: 100 } as const;
const tier = (
  hoursBefore: number,
  chargeMode: 'percent' | 'nights' | 'fixed',
  chargeValue: number,
) => ({
  hoursBefore,
  chargeMode,
  chargeValue,
});

test('each tier says from when to when it holds, in days or hours', () => {
  const tiers = [tier(168, 'percent', 0), tier(36, 'nights', 1), tier(24, 'fixed', 500)];
  expect(cancellationSentences({ tiers, noShow, noShowTime: '23:00' }, words)).toEqual([
    'Cancel 7 days or more before check-in: free of charge.',
    'Cancel less than 7 days but 36 hours or more before check-in: one night is charged.',
    'Cancel less than 36 hours but 1 day or more before check-in: ₹500 is charged.',
    'Cancel less than 1 day before check-in, or don’t arrive by 23:00: the whole booking is charged.',
  ]);
});

test('without tiers, the no-show charge is for every cancellation', () => {
  const charge = tier(0, 'nights', 2);
  expect(cancellationSentences({ tiers: [], noShow: charge, noShowTime: '23:00' }, words)).toEqual([
    'Cancel at any time, or don’t arrive by 23:00: 2 nights are charged.',
  ]);
});

test.each([
  [{ isRequired: false, mode: 'percent', value: 25, dueHours: 0 }, 'No deposit is needed.'],
  [
    { isRequired: true, mode: 'percent', value: 25, dueHours: 0 },
    'A deposit of 25% of the booking is due on arrival.',
  ],
  [
    { isRequired: true, mode: 'nights', value: 1, dueHours: 48 },
    'A deposit of the price of 1 night is due 2 days before check-in.',
  ],
] as const)('a deposit of %j', (deposit, expected) => {
  expect(policySentences({ ...POLICY_DEFAULTS, deposit }, words)).toContain(expected);
});

test('documents and house rules are sentences with their notes', () => {
  const sentences = policySentences(
    {
      ...POLICY_DEFAULTS,
      idProof: { isRequired: true, types: ['aadhaar', 'passport'] },
      guestRules: {
        ...POLICY_DEFAULTS.guestRules,
        pets: { answer: 'deny', note: 'Guide dogs may' },
      },
    },
    words,
  );
  expect(sentences).toContain('Every guest shows an ID at check-in: Aadhaar or Passport.');
  expect(sentences).toContain('Pets: not allowed. Guide dogs may.');
});

test('a coach company charges days before the departure, and asks nothing about a night', () => {
  const template = wordsOf({ template: { name: 'Tours & Travels' } });
  const sentences = policySentences(
    { ...POLICY_DEFAULTS, tiers: [tier(24, 'nights', 1)] },
    { ...words, template },
  );
  expect(sentences).toContain('Cancel 1 day or more before departure: one day is charged.');
  expect(sentences).toContain(
    'Every passenger shows an ID at departure: Aadhaar, Passport, Driving licence or Voter ID.',
  );
  expect(sentences.join(' ')).not.toMatch(/night|check-in|guest|couples|visitors/i);
});
