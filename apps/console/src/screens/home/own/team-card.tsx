import type { Institution, User } from '@booking/api-client';
import { fullName } from '@booking/api-client/facts';
import { ButtonLink } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../../access/can.ts';
import { dayOf, formatDay } from '../../../dates/shown-date.ts';
import { LoadedCard } from '../../../loading/loaded-card.tsx';
import { useMayOpen } from '../../../page/screen-access.ts';
import { useReads } from '../../../session/session-context.ts';
import { MoreRows, ROWS } from './more-rows.tsx';
import { OwnRows } from './own-rows.tsx';

/** How many people work in the institute, and who hasn’t accepted the invitation yet. */
export function TeamCard({ institute }: { readonly institute: Institution }) {
  return useMayOpen('/all-users') ? <Team institute={institute} /> : null;
}

function Team({ institute }: { readonly institute: Institution }) {
  const { _id, seats, counts } = institute;
  const add = useCan()('user.create', institute);
  const read = useQuery(
    useReads().user.list({ institution: [_id], status: ['Invited'], limit: ROWS }),
  );
  const used = seats?.used ?? counts.users;
  return (
    <LoadedCard
      title="Your team"
      what="your team"
      read={read}
      titleEnd={
        <span className="text-bk-secondary type-body-sm tabular-nums">
          {seats?.max ? `${used} of ${seats.max} users` : used === 1 ? '1 user' : `${used} users`}
        </span>
      }
      actions={
        <>
          {add.isOpen && (
            <ButtonLink variant="secondary" size="sm" icon="user-plus" href="/all-users?new">
              Add user
            </ButtonLink>
          )}
          <ButtonLink variant="secondary" size="sm" href="/all-users">
            Show team
          </ButtonLink>
        </>
      }
    >
      {({ items, total }) => (
        <>
          <OwnRows
            label="Open invitations"
            none="No invitation is open."
            rows={items.map((user) => ({
              key: user._id,
              name: fullName(user),
              detail: invitedText(user),
              href: `/all-users?open=${user._id}`,
            }))}
          />
          <MoreRows shown={items.length} total={total} />
        </>
      )}
    </LoadedCard>
  );
}

function invitedText({ role, invitedAt }: User): string {
  return `${role}, invited${invitedAt ? ` on ${formatDay(dayOf(invitedAt))}` : ''}, not joined yet`;
}
