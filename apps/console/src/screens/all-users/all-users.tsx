import { useQuery } from '@tanstack/react-query';
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
  const entity = {
    ...teamMember,
    addBlocked: data && seatReason(data),
    filters: (context: FilterContext) => teamFilters(context, roles),
  };
  return <EntityScreen entity={entity} />;
}

function Everyone() {
  const roles = useRoleNames();
  const [params] = useSearchParams();
  const institutes = useInstituteFilter(params.get('institution'));
  const entity = {
    ...user,
    filters: (context: FilterContext) => userFilters(context, institutes, roles),
  };
  return <EntityScreen entity={entity} />;
}

type FilterContext = Parameters<typeof userFilters>[0];
