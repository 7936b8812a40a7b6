import type { Institution, Template } from '@booking/api-client';
import type { FormRows } from '../../../entity/form/field.ts';
import { businessRows, noteRows, ownerRows, taxRows } from '../institute-form/institute-rows.tsx';

export type StepKey = 'business' | 'tax' | 'owner' | 'review';

export interface CreateStep {
  readonly key: StepKey;
  readonly label: string;
  readonly rows: FormRows<Institution>;
  /** The button that saves it. */
  readonly confirm: string;
}

/** The steps in which an institute is added. The first one saves it as a draft. */
export const stepsOf = (templates: readonly Template[]): readonly CreateStep[] => [
  {
    key: 'business',
    label: 'Business',
    rows: businessRows(templates),
    confirm: 'Save and continue',
  },
  { key: 'tax', label: 'Tax and region', rows: taxRows, confirm: 'Save and continue' },
  { key: 'owner', label: 'Owner', rows: ownerRows, confirm: 'Invite and continue' },
  { key: 'review', label: 'Plan and review', rows: noteRows, confirm: 'Finish' },
];

/** Returns the step at which someone continues later. */
export function firstUnfinished(stored: Institution | undefined): StepKey {
  if (!stored) return 'business';
  return stored.legalName || stored.gstin || stored.website ? 'owner' : 'tax';
}

/** Why a step can't be opened yet. */
export function blockedReason(step: StepKey, stored: Institution | undefined): string | undefined {
  if (step === 'business') return undefined;
  if (!stored) return 'Save the business first.';
  return step === 'review' && !stored.owner ? 'Invite the owner first.' : undefined;
}

/** Returns the fields that a new institute copies from another: the way it works, and nothing that is its own. */
export function clonedFields({
  _id,
  template,
  type,
  address,
  timezone,
  currency,
  locale,
  tags,
}: Institution) {
  return {
    values: { template: template._id, type, address: { country: address.country } },
    body: { timezone, currency, locale, tags: [...tags], cloneOf: _id },
  };
}
