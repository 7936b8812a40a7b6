import type { PolicyContent } from '../schemas/policy.ts';

const ask = { answer: 'ask', note: '' } as const;

/** Initial values of the form of an institute without a policy. None applies before it is saved. */
export const POLICY_DEFAULTS: PolicyContent = {
  tiers: [
    { hoursBefore: 72, chargeMode: 'percent', chargeValue: 0 },
    { hoursBefore: 24, chargeMode: 'percent', chargeValue: 50 },
  ],
  noShow: { chargeMode: 'percent', chargeValue: 100 },
  noShowTime: '23:00',
  deposit: { isRequired: false, mode: 'percent', value: 25, dueHours: 0 },
  refundDays: 7,
  idProof: { isRequired: true, types: ['aadhaar', 'passport', 'drivingLicence', 'voterId'] },
  guestRules: {
    couples: ask,
    visitors: ask,
    pets: ask,
    smoking: ask,
    parties: ask,
    quietHours: ask,
  },
  childPolicy: '',
  extraBedPolicy: '',
  houseRules: '',
  termsText: '',
};
