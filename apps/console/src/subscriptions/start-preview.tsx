import type { Pricing } from '@booking/api-client';
import { discounted, majorOf, withTax } from '@booking/api-client/facts';
import type { FieldValues } from 'react-hook-form';
import { formatDay } from '../dates/shown-date.ts';
import { moneyText } from '../region/money.ts';
import { agreedOr } from './plan-cost.ts';

interface StartPreviewProps {
  readonly plans: readonly Pricing[];
  readonly values: FieldValues;
  /** The platform’s today. */
  readonly day: string;
}

/** Charges of a new subscription, and their days. */
export function StartPreview({ plans, values, day }: StartPreviewProps) {
  const plan = plans.find(({ _id }) => _id === values.pricing);
  const list = plan && agreedOr(plan, values.billingCycle, values.price);
  if (!plan || list === undefined) return null;
  const { mode, value, reason } = values.discount ?? {};
  const hasDiscount = (mode === 'amount' || mode === 'percent') && typeof value === 'number';
  const discount = hasDiscount ? { mode, value, reason: String(reason ?? '') } : null;
  const price = discounted(list, discount, plan.currency);
  const total = moneyText(majorOf(withTax(price, plan), plan.currency), plan.currency);
  return (
    <section aria-live="polite" aria-label="Cost">
      <dl className="ck-preview">
        <dt>{plan.header}</dt>
        <dd>{whenText(values, day, total)}</dd>
      </dl>
    </section>
  );
}

function whenText({ trialEndsAt, startDate }: FieldValues, day: string, total: string): string {
  if (trialEndsAt) return `${total} due after ${formatDay(String(trialEndsAt))}`;
  const first = String(startDate ?? day);
  return first > day ? `${total} due on ${formatDay(first)}` : `${total} due today`;
}
