import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { EntityScreen } from '../../entity/entity-screen.tsx';
import { seatReason } from '../../institutes/seat-reason.ts';
import { useInstituteFilter } from '../../institutes/use-institute-filter.ts';
import { useRoleNames } from '../../roles/use-roles.ts';
import { useReads, useUser } from '../../session/session-context.ts';
import { teamMember, user } from './user.tsx';
import { teamFilters, userFilters } from './user-filters.ts';

/** All users of the platform, or those of the viewer's institute. */
export function AllUsers() {
  const { institution } = useUser();
  return institution ? <Team institution={institution._id} /> : <Everyone />;
}

function Team({ institution }: { readonly institution: string }) {
  const roles = useRoleNames();
  const { data } = useQuery(useReads().institution.get(institution));
  const addBlocked = data && seatReason(data);
  const entity = useMemo(() => ({ ...teamMember, addBlocked }), [addBlocked]);
  return <EntityScreen entity={entity} filters={(context) => teamFilters(context, roles)} />;
}

function Everyone() {
  const roles = useRoleNames();
  const [params] = useSearchParams();
  const institutes = useInstituteFilter(params.get('institution'));
  return (
    <EntityScreen entity={user} filters={(context) => userFilters(context, institutes, roles)} />
  );
}
