import type { Institution } from '@booking/api-client';
import { ButtonLink, Card, DescriptionList } from '@booking/ui';
import { MailLink, PhoneLink } from '../../../facts/contact-links.tsx';
import { useScreenLink } from '../../../page/screen-access.ts';
import { ResendInvitation } from './resend-invitation.tsx';

/** Who owns an institute, and the way to everyone who works there. */
export function OwnerCard({ institute }: { readonly institute: Institution }) {
  const { _id, owner, counts, setup } = institute;
  const users = useScreenLink('/all-users', { institution: _id });
  return (
    <Card
      title="Owner and users"
      titleLevel={2}
      size="sm"
      actions={
        <>
          {owner && !setup.owner && <ResendInvitation institute={institute} owner={owner} />}
          {users && (
            <ButtonLink variant="secondary" size="sm" href={users}>
              Show users
            </ButtonLink>
          )}
        </>
      }
    >
      <DescriptionList
        items={[
          { key: 'owner', term: 'Owner', value: owner?.name ?? 'None yet' },
          ...(owner
            ? [
                { key: 'email', term: 'Email', value: <MailLink address={owner.email} /> },
                {
                  key: 'phone',
                  term: 'Phone',
                  value: owner.phone && <PhoneLink number={owner.phone} />,
                },
                {
                  key: 'invitation',
                  term: 'Invitation',
                  value: setup.owner ? 'Accepted' : 'Sent, not accepted yet',
                },
              ]
            : []),
          { key: 'users', term: 'Users', value: counts.users },
        ]}
      />
    </Card>
  );
}
