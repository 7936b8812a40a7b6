import type { User } from '@booking/api-client';
import { Link } from '@booking/ui';
import type { EntityDetailsProps } from '../../entity/entity.ts';
import { MailLink, PhoneLink } from '../../facts/contact-links.tsx';
import { Facts } from '../../facts/facts.tsx';
import { RecordFacts } from '../../facts/record-facts.tsx';
import { RecordMoment } from '../../facts/record-moment.tsx';
import { instituteHref } from '../../institutes/institute-href.ts';
import { useMayOpen } from '../../page/screen-access.ts';
import { homeTypeLabels, isLocked } from './user-words.ts';

/** A user's details. */
export default function UserDetails({ row }: EntityDetailsProps<User>) {
  const { role, institution, phone, homeType, lastLoginAt, invitedAt, lockedUntil } = row;
  const mayOpenInstitutes = useMayOpen('/all-institutes');
  return (
    <>
      <Facts
        heading="Access"
        facts={[
          { term: 'Role', value: role },
          {
            term: 'Institute',
            value:
              institution && mayOpenInstitutes ? (
                <Link href={instituteHref(institution._id)}>{institution.name}</Link>
              ) : (
                (institution?.name ?? 'Platform')
              ),
          },
          { term: 'Template', value: institution?.template.name },
          {
            term: 'Last sign-in',
            value: lastLoginAt ? <RecordMoment at={lastLoginAt} /> : 'Never',
          },
          {
            term: 'Locked until',
            value: lockedUntil && isLocked(row) && <RecordMoment at={lockedUntil} />,
          },
          { term: 'Two-factor authentication', value: row.hasTwoFactor ? 'On' : 'Off' },
          { term: 'Invited', value: invitedAt && <RecordMoment at={invitedAt} /> },
          {
            term: 'Password',
            value: row.mustChangePassword && 'Has to be changed at the next sign-in',
          },
        ]}
      />
      <Facts
        heading="Profile"
        facts={[
          { term: 'Email', value: <MailLink address={row.email} /> },
          { term: 'Phone', value: phone && <PhoneLink number={phone} /> },
          { term: 'Default view', value: homeType && homeTypeLabels[homeType] },
        ]}
      />
      <RecordFacts row={row} />
    </>
  );
}
