import { useSearchParams } from 'react-router';
import { EntityScreen } from '../../entity/entity-screen.tsx';
import { useInstituteFilter } from '../../institutes/use-institute-filter.ts';
import { useRoleNames } from '../../roles/use-roles.ts';
import { useUser } from '../../session/session-context.ts';
import { teamMember, user } from './user.tsx';
import { teamFilters, userFilters } from './user-filters.ts';

/** All users of the platform, or those of the viewer's institute. */
export function AllUsers() {
  return useUser().institution ? <Team /> : <Everyone />;
}

function Team() {
  const roles = useRoleNames();
  const entity = {
    ...teamMember,
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
