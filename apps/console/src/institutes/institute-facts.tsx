import type { Institution } from '@booking/api-client';
import { Link } from '@booking/ui';
import { MailLink, PhoneLink } from '../facts/contact-links.tsx';
import { Facts } from '../facts/facts.tsx';
import { RecordMoment } from '../facts/record-moment.tsx';
import { useMayOpen } from '../page/screen-access.ts';
import { SubscriptionLabel, ValidUntil } from './institute-tags.tsx';
import { periodEndLabel, typeLabels } from './institute-words.ts';

export interface InstituteFactsProps {
  readonly institute: Institution;
  /** Left out where the page says more of them beside it. Default none. */
  readonly without?: readonly ('subscription' | 'owner' | 'notes' | 'tags')[];
}

/** An institute's details by topic. Empty ones are left out. */
export function InstituteFacts({ institute, without = [] }: InstituteFactsProps) {
  const { address, owner, currentSubscription: subscription } = institute;
  const state = [address.state, address.postalCode].filter(Boolean).join(' ');
  return (
    <>
      {!without.includes('subscription') && (
        <Facts
          heading="Subscription"
          facts={
            subscription
              ? [
                  { term: 'Plan', value: subscription.planName },
                  { term: 'Status', value: <SubscriptionLabel status={subscription.status} /> },
                  {
                    term: periodEndLabel(subscription),
                    value: <ValidUntil currentPeriodEnd={subscription.currentPeriodEnd} />,
                  },
                ]
              : [{ term: 'Plan', value: 'No subscription' }]
          }
        />
      )}
      <Facts
        heading="Business"
        facts={[
          { term: 'Template', value: institute.template.name },
          { term: 'Type', value: typeLabels[institute.type] },
          { term: 'Legal name', value: institute.legalName },
          { term: 'GSTIN', value: institute.gstin, copyText: institute.gstin ?? undefined },
          { term: 'PAN', value: institute.pan, copyText: institute.pan ?? undefined },
          { term: 'Users', value: <UsersOf institute={institute} /> },
          { term: 'Account manager', value: institute.accountManager?.name },
          { term: 'Tags', value: without.includes('tags') ? null : institute.tags.join(', ') },
        ]}
      />
      <Facts
        heading="Contact"
        facts={[
          {
            term: 'Address',
            value: [address.line1, address.line2, address.city, state].filter(Boolean).join(', '),
          },
          { term: 'Email', value: <MailLink address={institute.email} /> },
          {
            term: 'Billing email',
            value: institute.billingEmail && <MailLink address={institute.billingEmail} />,
          },
          { term: 'Phone', value: <PhoneLink number={institute.phone} /> },
          {
            term: 'WhatsApp',
            value: institute.whatsappNumber && <PhoneLink number={institute.whatsappNumber} />,
          },
          { term: 'Website', value: institute.website && <Website href={institute.website} /> },
          ...(without.includes('owner')
            ? []
            : [
                { term: 'Owner', value: owner?.name },
                { term: 'Owner email', value: owner && <MailLink address={owner.email} /> },
              ]),
        ]}
      />
      <Facts
        heading="Record"
        facts={[
          { term: 'Created', value: <RecordMoment at={institute.createdAt} /> },
          {
            term: 'Last activity',
            value: institute.lastActivityAt && <RecordMoment at={institute.lastActivityAt} />,
          },
          { term: 'Notes', value: without.includes('notes') ? null : institute.notes },
        ]}
      />
    </>
  );
}

function Website({ href }: { readonly href: string }) {
  return (
    <Link href={href} isExternal>
      {href.replace(/^https:\/\//, '')}
    </Link>
  );
}

/** How many users an institute has, with a link to them for those who may see all. */
function UsersOf({ institute: { _id, counts } }: Pick<InstituteFactsProps, 'institute'>) {
  const mayOpen = useMayOpen('/all-institutes');
  if (!mayOpen) return counts.users;
  return (
    <Link layout="standalone" href={`/all-users?institution=${_id}`}>
      {counts.users === 1 ? '1 user' : `${counts.users} users`}
    </Link>
  );
}
