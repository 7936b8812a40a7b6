import type { ChargeMode, GuestAnswer, GuestRule, IdProof } from '@booking/api-client/facts';

export const chargeLabels: Readonly<Record<ChargeMode, string>> = {
  percent: 'Percentage of the booking',
  nights: 'Nights',
  fixed: 'Amount',
};

export const idProofLabels: Readonly<Record<IdProof, string>> = {
  aadhaar: 'Aadhaar',
  passport: 'Passport',
  drivingLicence: 'Driving licence',
  voterId: 'Voter ID',
  other: 'Another photo ID',
};

export const guestRuleLabels: Readonly<Record<GuestRule, string>> = {
  couples: 'Unmarried couples',
  visitors: 'Visitors',
  pets: 'Pets',
  smoking: 'Smoking',
  parties: 'Parties',
  quietHours: 'Noise at night',
};

export const answerLabels: Readonly<Record<GuestAnswer, string>> = {
  allow: 'Allowed',
  deny: 'Not allowed',
  ask: 'Ask first',
};
