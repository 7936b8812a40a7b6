import type { Pricing } from '@booking/api-client';
import { ENTITLEMENTS, PLAN_KEYS, PLAN_LIMITS } from '@booking/api-client/facts';
import { Icon, VisuallyHidden } from '@booking/ui';
import { Fragment } from 'react';
import { planLabels } from '../../labels/plan-labels.ts';
import { numberFormat } from '../../region/region.ts';
import { entitlementLabel, limitLabels, priceText } from './plan-words.ts';

/** Prices, limits and features of the plans, side by side. */
export function PlanComparison({ plans }: { readonly plans: readonly Pricing[] }) {
  const columns = plans.length + 1;
  const limitText = (value: number | null) =>
    value === null ? 'No limit' : numberFormat().format(value);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className="ck-plan-comparison" tabIndex={0} aria-label="Comparison of plans">
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <td />
            {plans.map(({ _id, header }) => (
              <th key={_id} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Price</th>
            {plans.map((plan) => (
              <td key={plan._id}>{Object.values(priceText(plan)).join(' ')}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">Trial</th>
            {plans.map(({ _id, trialDays }) => (
              <td key={_id}>{trialDays > 0 ? `${trialDays} days` : 'None'}</td>
            ))}
          </tr>
          <Heading columns={columns}>Limits</Heading>
          {PLAN_LIMITS.map((limit) => (
            <tr key={limit}>
              <th scope="row">{limitLabels[limit]}</th>
              {plans.map(({ _id, limits }) => (
                <td key={_id}>{limitText(limits[limit])}</td>
              ))}
            </tr>
          ))}
          {PLAN_KEYS.map((level) => (
            <Fragment key={level}>
              <Heading columns={columns}>{planLabels[level]} features</Heading>
              {ENTITLEMENTS[level].map((key) => (
                <tr key={key}>
                  <th scope="row">{entitlementLabel(key)}</th>
                  {plans.map(({ _id, entitlements }) => (
                    <td key={_id}>{entitlements.includes(key) ? <Included /> : <Missing />}</td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Heading({
  columns,
  children,
}: {
  readonly columns: number;
  readonly children: React.ReactNode;
}) {
  return (
    <tr className="ck-plan-comparison-part">
      <th scope="colgroup" colSpan={columns}>
        {children}
      </th>
    </tr>
  );
}

const Included = () => (
  <>
    <Icon name="check" size="sm" />
    <VisuallyHidden>Included</VisuallyHidden>
  </>
);

const Missing = () => (
  <>
    <Icon name="minus" size="sm" />
    <VisuallyHidden>Not included</VisuallyHidden>
  </>
);
