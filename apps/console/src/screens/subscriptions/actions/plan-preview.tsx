import { DescriptionList } from '@booking/ui';
import { formatDay } from '../../../dates/civil-date.ts';
import { moneyText } from '../../../region/money.ts';
import { costOf } from './plan-cost.ts';
import type { PreviewProps } from './subscription-action.ts';

/** What a change of plan costs, to the day. */
export function PlanPreview({ values, ...context }: PreviewProps) {
  const cost = costOf(values, context);
  const { currency, planName, balance } = context.subscription;
  if (!cost) return null;
  const { plan, price, now } = cost;
  const text = (amount: number) => moneyText(amount, currency);
  const minor = (amount: number) => text(amount / 100);
  return (
    <section className="ck-preview" aria-live="polite" aria-label="Cost">
      <DescriptionList
        items={
          now
            ? [
                {
                  key: 'credit',
                  term: `Credit for ${now.unusedDays} of ${now.totalDays} days of ${planName}`,
                  value: minor(-now.creditMinor),
                },
                {
                  key: 'charge',
                  term: `${plan.header} until ${formatDay(now.period.end)}`,
                  value: minor(now.chargeMinor),
                },
                {
                  key: 'due',
                  term: balance === 0 ? 'Due now' : `Due now, with ${text(balance)} from before`,
                  value: minor(now.chargeMinor - now.creditMinor + Math.round(balance * 100)),
                },
              ]
            : [{ key: 'next', term: 'From the next charge on', value: text(price) }]
        }
      />
    </section>
  );
}
