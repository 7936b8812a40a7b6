import { useSearchParams } from 'react-router';
import { auditLog } from '../../activity/audit-entries.tsx';
import { useUsersFilter } from '../../activity/audit-filters.ts';
import { EntityScreen } from '../../entity/entity-screen.tsx';
import { firstDataOf } from '../../entity/use-entity-list.ts';
import { useInstituteFilter } from '../../institutes/use-institute-filter.ts';

/** Changes in all institutes and on the platform, with the people who made them. */
export function Component() {
  const [params] = useSearchParams();
  const institutes = useInstituteFilter(params.get('institution'));
  const users = useUsersFilter(params.get('user'));
  const named = { institution: { ...institutes, isPinned: true }, user: users };
  return (
    <EntityScreen
      entity={auditLog}
      filters={(context) =>
        auditLog
          .filters(context)
          .map((filter) =>
            'key' in filter && (filter.key === 'institution' || filter.key === 'user')
              ? named[filter.key]
              : filter,
          )
      }
    />
  );
}

export const firstData = firstDataOf(auditLog);
