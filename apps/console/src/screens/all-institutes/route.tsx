import { useSearchParams } from 'react-router';
import { EntityScreen } from '../../entity/entity-screen.tsx';
import { firstDataOf } from '../../entity/use-entity-list.ts';
import { useAccountManagerFilter } from './account-manager/use-account-manager-filter.ts';
import { institute } from './institute.tsx';
import { instituteFilters } from './institute-filters.ts';

/** All institutes of the platform. */
export function Component() {
  const [params] = useSearchParams();
  const managers = useAccountManagerFilter(params.get('accountManager'));
  const entity = {
    ...institute,
    filters: (context: Parameters<typeof instituteFilters>[0]) =>
      instituteFilters(context, managers),
  };
  return <EntityScreen entity={entity} />;
}

export const handle = { firstData: firstDataOf(institute) };
