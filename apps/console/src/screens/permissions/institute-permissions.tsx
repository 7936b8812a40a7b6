import type { Institution } from '@booking/api-client';
import { PageSpinner } from '@booking/ui';
import { LoadError } from '../../loading/load-error.tsx';
import { RoleMatrix } from '../../roles/matrix/role-matrix.tsx';
import { useInstituteRoles } from '../../roles/use-roles.ts';

/** The matrix of an institute's roles, which inherit from its template. */
export function InstitutePermissions({ institute }: { readonly institute: Institution }) {
  const { template } = institute;
  const { defaults, overrides } = useInstituteRoles(template._id, institute._id);
  if (defaults.data && overrides.data) {
    return (
      <RoleMatrix
        scope={{ template, institution: institute, defaults: defaults.data.items }}
        stored={overrides.data.items}
      />
    );
  }
  const error = defaults.error ?? overrides.error;
  if (!error) return <PageSpinner />;
  return (
    <LoadError
      title="Couldn’t load permissions"
      error={error}
      onRetry={() => void Promise.all([defaults.refetch(), overrides.refetch()])}
      isRetrying={defaults.isFetching || overrides.isFetching}
    />
  );
}
