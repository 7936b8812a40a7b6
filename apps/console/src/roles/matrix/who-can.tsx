import type { Grantable } from '@booking/api-client/facts';
import { fullName } from '@booking/api-client/facts';
import { Combobox, Skeleton } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { InfoModal } from '../../dialogs/info-modal.tsx';
import { LoadError } from '../../loading/load-error.tsx';
import { useReads } from '../../session/session-context.ts';
import { permissionLabel, shownPermissions } from '../permission-words.ts';
import { grantedIn, type RoleScope, type RoleValues } from '../role-set.ts';
import { usersWith } from './use-impact.ts';

/** How many people are named. */
const NAMED = 20;

interface WhoCanProps {
  readonly scope: RoleScope;
  /** As they are saved. */
  readonly values: RoleValues;
  readonly onClosed: () => void;
}

/** Says which roles and which people have a permission. */
export function WhoCan({ scope, values, onClosed }: WhoCanProps) {
  const [permission, setPermission] = useState<Grantable>();
  const roles = permission
    ? scope.defaults
        .filter(({ _id }) => grantedIn(values, _id).includes(permission))
        .map(({ role }) => role)
    : [];
  return (
    <InfoModal icon="users" title="Who can…?" onClosed={onClosed}>
      <Combobox
        label="Permission"
        placeholder="Find a permission"
        value={permission ?? ''}
        options={shownPermissions.map((option) => ({
          value: option,
          label: permissionLabel(option, scope.template),
        }))}
        onChange={(next) => setPermission(next || undefined)}
      />
      {permission && <People scope={scope} roles={roles} />}
    </InfoModal>
  );
}

function People({
  scope,
  roles,
}: {
  readonly scope: RoleScope;
  readonly roles: readonly string[];
}) {
  const { data, error, refetch } = useQuery({
    ...useReads().user.list({ ...usersWith(scope, roles), limit: NAMED, sort: 'name' }),
    enabled: roles.length > 0,
  });
  if (roles.length === 0) return <p className="text-bk-secondary">No role has this permission.</p>;
  return (
    <div className="mt-4" aria-live="polite">
      <p className="text-bk-secondary">Roles: {roles.join(', ')}</p>
      {data ? (
        <>
          <ul className="mt-2 grid gap-1.5" aria-label="Users">
            {data.items.map((user) => (
              <li key={user._id} className="flex flex-wrap gap-x-2">
                {fullName(user)}
                <span className="text-bk-secondary">
                  {user.role}
                  {!scope.institution && user.institution && `, ${user.institution.name}`}
                </span>
              </li>
            ))}
          </ul>
          {data.total === 0 && <p className="text-bk-secondary">No one has these roles now.</p>}
          {data.total > data.items.length && (
            <p className="text-bk-secondary">and {data.total - data.items.length} more</p>
          )}
        </>
      ) : error ? (
        <LoadError title="Couldn’t load users" error={error} onRetry={refetch} />
      ) : (
        <Skeleton />
      )}
    </div>
  );
}
