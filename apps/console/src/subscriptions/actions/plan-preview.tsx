import { majorOf, roundedMinor } from '@booking/api-client/facts';
import { Fragment } from 'react';
import { formatDay } from '../../dates/shown-date.ts';
import { moneyText } from '../../region/money.ts';
import { taxInText } from '../../region/tax.ts';
import { costOf } from '../plan-cost.ts';
import type { PreviewProps } from './subscription-action.ts';

/** Cost of a change of plan, to the day. */
export function PlanPreview({ values, ...context }: PreviewProps) {
  const cost = costOf(values, context);
  const { currency, planName, accountBalance: balance } = context.subscription;
  if (!cost) return null;
  const { plan, amount, now } = cost;
  const text = (major: number) => moneyText(major, currency);
  const minor = (units: number) => text(majorOf(units, currency));
  const charged = now ? majorOf(now.chargeMinor, currency) : amount;
  const tax = taxInText(charged, plan.taxRate, currency);
  const including = tax ? [['Including tax', tax] as const] : [];
  const lines: readonly (readonly [term: string, amount: string])[] = now
    ? [
        [
          `Credit for ${now.unusedDays} of ${now.totalDays} days of ${planName}`,
          minor(-now.creditMinor),
        ],
        [`${plan.header} until ${formatDay(now.period.end)}`, minor(now.chargeMinor)],
        ...including,
        ...(balance === 0
          ? []
          : [[balance > 0 ? 'Due before' : 'Credit before', text(balance)] as const]),
        ['Due then', minor(now.chargeMinor - now.creditMinor + roundedMinor(balance, currency))],
      ]
    : [['From the next charge on', text(amount)], ...including];
  return (
    <section aria-live="polite" aria-label="Cost">
      <dl className="m-0 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 rounded-md border border-bk-subtle px-4 py-3">
        {lines.map(([term, amount]) => (
          <Fragment key={term}>
            <dt className="last-of-type:type-body-strong">{term}</dt>
            <dd className="text-end tabular-nums last-of-type:type-body-strong">{amount}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
