import {
  type ChargeMode,
  GUEST_RULES,
  type GuestAnswer,
  type GuestRule,
  type IdProof,
} from '@booking/api-client/facts';
import { capitalized } from '../../../labels/capitalized.ts';
import type { TemplateWords } from '../../../templates/template-words.ts';

export const chargeLabels = ({ span }: TemplateWords): Readonly<Record<ChargeMode, string>> => ({
  percent: 'Percentage of the booking',
  nights: capitalized(span.many),
  fixed: 'Amount',
});

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

/** Rules that only guests who stay overnight are asked about. */
const ofStays: readonly GuestRule[] = ['couples', 'visitors', 'quietHours'];

/** The rules for guests that a line of business has. */
export function guestRulesOf({ hasStays }: TemplateWords): readonly GuestRule[] {
  return GUEST_RULES.filter((rule) => hasStays || !ofStays.includes(rule));
}
