import { CONTACT_US, type Plan, plans } from '@booking/content/plans';
import { formatMoney } from '@booking/ui/format';

/** The plans side by side, each with what it adds to the one before. */
export function PlanTable() {
  return (
    <div className="sheet-plans">
      {plans.map((plan) => (
        <section key={plan.id}>
          <h3>{plan.header}</h3>
          <p className="sheet-level">{plan.level}</p>
          <p className="sheet-price">{priceOf(plan)}</p>
          <p>{plan.subheader}</p>
          <ul>
            {plan.features.map(({ key, label, needsSetUp }) => (
              <li key={key}>{needsSetUp ? `${label}, with setup` : label}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function priceOf({ monthlyPrice }: Plan): string {
  return monthlyPrice === null ? CONTACT_US : `${formatMoney(monthlyPrice, 'INR')} per month`;
}
