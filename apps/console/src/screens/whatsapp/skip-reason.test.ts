import { expect, it } from 'vitest';
import { anInstitute } from '../../testing/institutes.ts';
import { aMessage } from '../../testing/whatsapps.ts';
import { skipReason } from './skip-reason.ts';

const plain = anInstitute();
const on = (...entitlements: ('whatsappShare' | 'whatsappIntegration')[]) =>
  anInstitute({
    name: 'Heron House',
    currentSubscription: plain.currentSubscription && {
      ...plain.currentSubscription,
      entitlements,
    },
  });
const to = (institute = on('whatsappShare', 'whatsappIntegration'), ...names: string[]) => ({
  institute,
  names: new Set(names),
});

it('copies what the other institute can have, and says why not', () => {
  const message = aMessage();
  const { conditions } = message;
  expect(skipReason(message, to())).toBeUndefined();
  expect(skipReason(aMessage({ event: 'manualShare' }), to(on('whatsappShare')))).toBeUndefined();
  expect(skipReason(message, to(on('whatsappShare')))).toMatch(/sends none by itself/);
  expect(skipReason(message, to(on()))).toMatch(/includes no messages/);
  expect(skipReason(message, to(undefined, 'arrival reminder'))).toMatch(/of this name/);
  expect(skipReason(aMessage({ templateStatus: null }), to())).toMatch(/template is missing/);
  const forOne = aMessage({ conditions: { ...conditions, categories: ['a'] } });
  expect(skipReason(forOne, to())).toMatch(/categories/);
});
