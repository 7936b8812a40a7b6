import type { Institution } from '@booking/api-client';
import type { ReactNode } from 'react';
import { Fact, Facts } from '../facts/facts.tsx';
import { RecordMoment } from '../facts/record-moment.tsx';
import { phoneText } from '../region/phone-text.ts';
import { SubscriptionLabel, ValidUntil } from './institute-tags.tsx';
import { periodEndLabel, typeLabels } from './institute-words.ts';

export interface InstituteFactsProps {
  readonly institute: Institution;
  /** Replaces the list of tag names. */
  readonly tags?: ReactNode;
}

/** An institute's details by topic. Empty ones are left out. */
export function InstituteFacts({
  institute,
  tags = institute.tags.join(', '),
}: InstituteFactsProps) {
  const { address, owner, currentSubscription: subscription } = institute;
  const state = [address.state, address.postalCode].filter(Boolean).join(' ');
  return (
    <>
      <Facts heading="Subscription">
        {subscription ? (
          <>
            <Fact name="Plan">{subscription.planName}</Fact>
            <Fact name="Status">
              <SubscriptionLabel status={subscription.status} />
            </Fact>
            <Fact name={periodEndLabel(subscription)}>
              <ValidUntil currentPeriodEnd={subscription.currentPeriodEnd} />
            </Fact>
          </>
        ) : (
          <Fact name="Plan">No subscription</Fact>
        )}
      </Facts>
      <Facts heading="Business">
        <Fact name="Template">{institute.template.name}</Fact>
        <Fact name="Type">{typeLabels[institute.type]}</Fact>
        <Fact name="Legal name">{institute.legalName}</Fact>
        <Fact name="GSTIN">{institute.gstin}</Fact>
        <Fact name="Users">{String(institute.counts.users)}</Fact>
        <Fact name="Tags">{tags}</Fact>
      </Facts>
      <Facts heading="Contact">
        <Fact name="Address">
          {[address.line1, address.line2, address.city, state].filter(Boolean).join(', ')}
        </Fact>
        <Fact name="Email">
          <MailLink address={institute.email} />
        </Fact>
        <Fact name="Phone">
          <a className="ck-link" href={`tel:${institute.phone}`}>
            {phoneText(institute.phone)}
          </a>
        </Fact>
        <Fact name="Website">
          {institute.website && (
            <a className="ck-link" href={institute.website} target="_blank" rel="noreferrer">
              {institute.website.replace(/^https:\/\//, '')}
            </a>
          )}
        </Fact>
        <Fact name="Owner">{owner?.name}</Fact>
        <Fact name="Owner email">{owner && <MailLink address={owner.email} />}</Fact>
      </Facts>
      <Facts heading="Record">
        <Fact name="Created">
          <RecordMoment at={institute.createdAt} />
        </Fact>
        <Fact name="Last activity">
          {institute.lastActivityAt && <RecordMoment at={institute.lastActivityAt} />}
        </Fact>
        <Fact name="Notes">{institute.notes}</Fact>
      </Facts>
    </>
  );
}

function MailLink({ address }: { readonly address: string }) {
  return (
    <a className="ck-link" href={`mailto:${address}`}>
      {address}
    </a>
  );
}
