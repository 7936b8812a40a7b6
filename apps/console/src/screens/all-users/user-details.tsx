import type { User } from '@booking/api-client';
import { Link } from '@booking/ui';
import { useMayOpen } from '../../access/screen-access.ts';
import type { EntityDetailsProps } from '../../entity/entity.ts';
import { Facts } from '../../facts/facts.tsx';
import { RecordMoment } from '../../facts/record-moment.tsx';
import { instituteHref } from '../../institutes/institute-href.ts';
import { phoneText } from '../../region/phone-text.ts';
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
          {
            term: 'Email',
            value: <Link href={`mailto:${row.email}`}>{row.email}</Link>,
          },
          { term: 'Phone', value: phone && <Link href={`tel:${phone}`}>{phoneText(phone)}</Link> },
          { term: 'Home opens with', value: homeType && homeTypeLabels[homeType] },
        ]}
      />
      <Facts
        heading="Record"
        facts={[
          { term: 'Created', value: <RecordMoment at={row.createdAt} /> },
          { term: 'Updated', value: <RecordMoment at={row.updatedAt} /> },
        ]}
      />
    </>
  );
}
