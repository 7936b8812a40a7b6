import { useSearchParams } from 'react-router';
import { EntityScreen } from '../../entity/entity-screen.tsx';
import { firstDataOf } from '../../entity/use-entity-list.ts';
import { useAccountManagerFilter } from '../../institutes/account-manager/use-account-manager-filter.ts';
import { institute } from './institute.tsx';
import { instituteFilters } from './institute-filters.ts';

/** All institutes of the platform. */
export function Component() {
  const [params] = useSearchParams();
  const managers = useAccountManagerFilter(params.get('accountManager'));
  return (
    <EntityScreen entity={institute} filters={(context) => instituteFilters(context, managers)} />
  );
}

export const firstData = firstDataOf(institute);
