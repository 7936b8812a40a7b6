import type { Institution } from '@booking/api-client';
import { Card, DescriptionList } from '@booking/ui';
import { formatDay } from '../../../dates/civil-date.ts';
import { countryName } from '../../../institutes/countries.ts';
import { typeLabels } from '../../../institutes/institute-words.ts';
import { phoneText } from '../../../region/phone-text.ts';

/** What is stored of a new institute, and what it starts with. */
export function Review({ institute }: { readonly institute: Institution }) {
  const { address, owner, currentSubscription: plan } = institute;
  const place = [address.line1, address.city, address.state, address.postalCode];
  return (
    <>
      <Card title="Plan" size="sm">
        <p>
          {plan
            ? `${plan.planName}, free trial until ${formatDay(plan.currentPeriodEnd)}. Change the plan later in its subscription.`
            : 'No subscription yet.'}
        </p>
      </Card>
      <Card title={institute.name} size="sm">
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
