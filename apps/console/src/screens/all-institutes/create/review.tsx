import type { Institution } from '@booking/api-client';
import { phoneText, TRIAL_DAYS_MAX } from '@booking/api-client/facts';
import { Card, DescriptionList, FieldRow, MoneyField, NumberField, Select } from '@booking/ui';
import { useCan } from '../../../access/can.ts';
import { formatDay, today } from '../../../dates/shown-date.ts';
import { countryName } from '../../../institutes/countries.ts';
import { typeLabels } from '../../../institutes/institute-words.ts';
import { optionsOf } from '../../../labels/labels.ts';
import { planOptions } from '../../../subscriptions/plan-cost.ts';
import { StartPreview } from '../../../subscriptions/start-preview.tsx';
import { cycleLabels } from '../../../subscriptions/subscription-words.ts';
import type { PlanChoice } from './use-plan-choice.ts';

interface ReviewProps {
  readonly institute: Institution;
  readonly plan: PlanChoice;
}

/** Stored data of a new institute, and the plan that it starts with. */
export function Review({ institute, plan }: ReviewProps) {
  const { address, owner } = institute;
  const place = [address.line1, address.city, address.state, address.postalCode];
  return (
    <>
      <Card title="Plan" size="sm" className="mb-4">
        <PlanFields institute={institute} plan={plan} />
      </Card>
      <Card title={institute.name} size="sm" className="mb-4">
        <DescriptionList
          hasEmpty={false}
          items={[
            { key: 'code', term: 'Code', value: institute.code },
            { key: 'template', term: 'Template', value: institute.template.name },
            { key: 'type', term: 'Type', value: typeLabels[institute.type] },
            {
              key: 'address',
              term: 'Address',
              value: [...place, countryName(address.country)].filter(Boolean).join(', '),
            },
            { key: 'email', term: 'Email', value: institute.email },
            { key: 'phone', term: 'Phone', value: phoneText(institute.phone) },
            { key: 'legalName', term: 'Legal name', value: institute.legalName },
            { key: 'gstin', term: 'GSTIN', value: institute.gstin },
            { key: 'pan', term: 'PAN', value: institute.pan },
            {
              key: 'region',
              term: 'Region',
              value: `${institute.timezone}, ${institute.currency}, ${institute.locale}`,
            },
            { key: 'owner', term: 'Owner', value: owner && `${owner.name}, ${owner.email}` },
            { key: 'tags', term: 'Tags', value: institute.tags.join(', ') },
          ]}
        />
      </Card>
    </>
  );
}

/** The trial that has started, and the plan that follows it. */
function PlanFields({ institute, plan }: ReviewProps) {
  const { currentSubscription: current } = institute;
  const access = useCan()('subscription.update', institute);
  if (!current) return <p>No subscription yet.</p>;
  const { subscription, plans, chosen, errors, choose } = plan;
  const { pricing, billingCycle, price, trialDays } = chosen;
  const isOffered = subscription !== undefined && plans.length > 0 && access.isOpen;
  const trialEndsAt = isOffered ? plan.trialEndsAt : current.currentPeriodEnd;
  const until = formatDay(trialEndsAt);
  return (
    <>
      <p className="mb-3">
        {isOffered
          ? `Free trial until ${until}, then:`
          : `${current.planName}, free trial until ${until}.`}
      </p>
      {isOffered && (
        <FieldRow>
          <Select
            label="Plan"
            options={planOptions(plans, billingCycle)}
            value={pricing}
            onChange={({ target }) => choose({ pricing: target.value })}
          />
          <Select
            label="Billing cycle"
            options={optionsOf(cycleLabels)}
            value={billingCycle}
            onChange={({ target }) => choose({ billingCycle: target.value })}
          />
        </FieldRow>
      )}
      {isOffered && (
        <FieldRow>
          {plan.isAgreed && (
            <MoneyField
              label="Price per billing cycle"
              description="The agreed price. The plan’s tax applies."
              currency={subscription.currency}
              value={price}
              onChange={(next) => choose({ price: next })}
              error={errors.price}
            />
          )}
          <NumberField
            label="Trial"
            suffix="days"
            min={plan.trialDaysMin}
            max={TRIAL_DAYS_MAX}
            value={trialDays}
            onChange={(next) => choose({ trialDays: next })}
            error={errors.trialDays}
          />
        </FieldRow>
      )}
      {isOffered && (
        <StartPreview plans={plans} values={{ ...chosen, trialEndsAt }} day={today()} />
      )}
    </>
  );
}
