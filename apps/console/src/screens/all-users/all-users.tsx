import { useSearchParams } from 'react-router';
import { EntityScreen } from '../../entity/entity-screen.tsx';
import { useInstituteFilter } from '../../institutes/use-institute-filter.ts';
import { useUser } from '../../session/session-context.ts';
import { teamMember, user } from './user.tsx';
import { userFilters } from './user-filters.ts';

/** All users of the platform, or those of the viewer's institute. */
export function AllUsers() {
  return useUser().institution ? <EntityScreen entity={teamMember} /> : <Everyone />;
}

function Everyone() {
  const [params] = useSearchParams();
  const institutes = useInstituteFilter(params.get('institution'));
  const entity = { ...user, filters: (context: FilterContext) => userFilters(context, institutes) };
  return <EntityScreen entity={entity} />;
}

type FilterContext = Parameters<typeof userFilters>[0];
