import type { RolePermission } from '@booking/api-client';
import {
  BASE_PERMISSIONS,
  ENTITLEMENT_OF,
  type Grantable,
  includes,
  isGrantable,
  neededBy,
} from '@booking/api-client/facts';
import { EmptyState, notify } from '@booking/ui';
import { Suspense, useState } from 'react';
import { SUPER_ADMIN } from '../../access/access.ts';
import { useCan } from '../../access/can.ts';
import { ConfirmDialog } from '../../confirm/confirm-dialog.tsx';
import { DiscardQuestion, useUnsavedChanges } from '../../dialogs/unsaved-changes.tsx';
import { PageForm } from '../../forms/page-form.tsx';
import { instituteNoun } from '../../institutes/institute-words.ts';
import { notInPlan } from '../../labels/plan-labels.ts';
import { counted } from '../../list/counted.ts';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { LoadingBar } from '../../loading/loading-bar.tsx';
import { useUser } from '../../session/session-context.ts';
import { PermissionMatrix } from '../permission-matrix/permission-matrix.tsx';
import type { Grants } from '../permission-matrix/permission-matrix.types.ts';
import { isOfSubApp, permissionLabel, shownPermissions } from '../permission-words.ts';
import {
  flagsOf,
  grantedIn,
  type RoleScope,
  referenceOf,
  roleChanges,
  type StoredRoles,
  withAdded,
} from '../role-set.ts';
import { differencesOf, noFilters, shownBy } from './role-filters.ts';
import { RoleToolbar } from './role-toolbar.tsx';
import { useImpact } from './use-impact.ts';
import { useRoleCounts } from './use-role-counts.ts';
import { useRoleForm } from './use-role-form.ts';
import './role-matrix.css';

const ViewAsRole = lazyComponent(() =>
  import('./view-as-role.tsx').then(({ ViewAsRole }) => ({ default: ViewAsRole })),
);
const WhoCan = lazyComponent(() =>
  import('./who-can.tsx').then(({ WhoCan }) => ({ default: WhoCan })),
);

interface RoleMatrixProps {
  readonly scope: RoleScope;
  readonly stored: StoredRoles;
}

const ignore = () => undefined;
const isBase = (permission: string) => BASE_PERMISSIONS.some((base) => base === permission);
const ADMIN_COLUMN = 'super-admin';

/** Who may do what: the roles of a template, or those of an institute with what it has otherwise. */
export function RoleMatrix({ scope, stored }: RoleMatrixProps) {
  const form = useRoleForm(scope, stored);
  const [filters, setFilters] = useState(noFilters);
  const [isAsking, setIsAsking] = useState(false);
  const [viewed, setViewed] = useState<RolePermission>();
  const [isAskingWho, setIsAskingWho] = useState(false);
  const viewer = useUser();
  const access = useCan()('rolePermission.save', scope.institution);
  const unsaved = useUnsavedChanges({
    isUnsaved: form.isUnsaved,
    onKeep: ignore,
    onDiscard: ignore,
  });
  const values = withAdded(form.getValues(), scope, stored);
  const saved = withAdded(form.save.base.values, scope, stored);
  const changes = roleChanges(scope.defaults, saved, values);
  const impact = useImpact(scope, changes, isAsking);
  const counts = useRoleCounts(scope);
  // Once a role, not once a cell.
  const differences = differencesOf(scope, values);
  const { rows, groups, isCompared } = shownBy(scope, values, filters, differences);
  const hasAdmin = !scope.institution && !isCompared;

  const grantsOf = (from: typeof values): Grants => ({
    ...Object.fromEntries(scope.defaults.map(({ _id }) => [_id, grantedIn(from, _id)])),
    [ADMIN_COLUMN]: shownPermissions,
  });
  const grants = grantsOf(values);
  const write = (id: string, granted: readonly string[]) =>
    form.setValue(`grants.${id}`, flagsOf(granted), { shouldDirty: true });

  /** Saves at once, unless someone would lose something: they are named first. */
  const submit = () => {
    if (changes.some(({ lost }) => lost.length > 0) && !form.save.conflicts) setIsAsking(true);
    else form.save.submit();
  };

  const columnReason = ({ role, _id }: RolePermission) => {
    if (!viewer.institution) return undefined;
    if (role === viewer.role) return 'You can’t change your own role.';
    return grantedIn(saved, _id).every((permission) => viewer.permissions.includes(permission))
      ? undefined
      : 'You can’t change a role with more permissions than you have.';
  };
  const rowReason = (permission: Grantable) => {
    if (isBase(permission)) return 'Every role has this permission.';
    const needed = ENTITLEMENT_OF[permission];
    const plan = scope.institution?.currentSubscription;
    if (needed && plan !== undefined && !includes(plan, needed)) {
      return notInPlan(needed);
    }
    return viewer.institution && !viewer.permissions.includes(permission)
      ? 'You don’t have this permission, so you can’t change it.'
      : undefined;
  };
  const noteOf = (permission: string, id: string) => {
    if (!isGrantable(permission) || !differences.get(id)?.has(permission)) return undefined;
    const has = grants[id]?.includes(permission);
    if (!scope.institution) return has ? 'Not granted by default.' : 'Granted by default.';
    return has ? 'Granted here, not by the template.' : 'Granted by the template, not here.';
  };

  return (
    <>
      <RoleToolbar
        scope={scope}
        filters={filters}
        onChange={setFilters}
        onView={(id) => setViewed(scope.defaults.find(({ _id }) => _id === id))}
        onWhoCan={() => setIsAskingWho(true)}
        resettable={scope.defaults.flatMap((row) =>
          columnReason(row) === undefined &&
          shownPermissions.some((permission) => differences.get(row._id)?.has(permission))
            ? { id: row._id, role: row.role }
            : [],
        )}
        onReset={(id) => {
          const row = scope.defaults.find(({ _id }) => _id === id);
          const reference = row && referenceOf(scope, row);
          if (reference) write(id, reference);
        }}
        disabledReason={access.reason}
      />
      <PageForm
        form={form}
        label="Permissions"
        // It holds the hidden labels inside, which would stretch the panel.
        className="relative flex min-h-0 flex-1 flex-col max-md:scroll-pb-20 max-md:overflow-y-auto"
        bodyClassName="flex min-h-0 flex-1 flex-col max-md:flex-none"
        clash="Someone else saved permissions while you were editing."
        bar={access.isOpen ? { saveLabel: 'Save permissions' } : null}
        onSubmit={submit}
      >
        {access.reason && <p className="mx-5 mb-3 type-body-sm text-bk-muted">{access.reason}</p>}
        {groups.length === 0 ? (
          <EmptyState
            title="No permissions match"
            description={
              filters.isOnlyDifferences
                ? 'No permission differs. Turn off “Only differences” to see all.'
                : 'Change the search or the comparison to see more.'
            }
          />
        ) : (
          <PermissionMatrix
            className="ck-role-matrix min-h-0 flex-1 border-bk-subtle border-t max-md:flex-none"
            label={`Permissions of ${scope.institution?.name ?? scope.template.name}`}
            columns={[
              ...(hasAdmin
                ? [
                    {
                      key: ADMIN_COLUMN,
                      label: SUPER_ADMIN,
                      disabledReason: 'A Super Admin has every permission.',
                    },
                  ]
                : []),
              ...rows.map((row) => ({
                key: row._id,
                label: row.role,
                description: describe(
                  counts.get(row.role),
                  scope.institution ? null : row.overrides,
                ),
                disabledReason: columnReason(row),
              })),
            ]}
            groups={groups.map(({ key, label, permissions }) => ({
              key,
              label: permissions.every(isOfSubApp) ? `${label} (booking app)` : label,
              rows: permissions.map((permission) => ({
                key: permission,
                label: permissionLabel(permission, scope.template),
                requires: neededBy(permission),
                disabledReason: rowReason(permission),
              })),
            }))}
            value={grants}
            saved={grantsOf(saved)}
            disabledReason={access.reason}
            cellNote={noteOf}
            onChange={(next) => {
              for (const { _id } of rows) {
                if (next[_id] !== grants[_id]) write(_id, next[_id] ?? []);
              }
            }}
            onRelatedToggle={(cells, isOn) =>
              notify.info(relatedText(cells.map(({ row }) => row).filter(isGrantable), isOn, scope))
            }
          />
        )}
      </PageForm>
      {isAsking && (
        <ConfirmDialog
          open
          confirmation={{ level: 2, impact }}
          title="Remove permissions?"
          description="This applies immediately."
          confirmLabel="Save permissions"
          onConfirm={() => form.save.submit()}
          onClosed={() => setIsAsking(false)}
        />
      )}
      <Suspense fallback={<LoadingBar label="Loading roles" />}>
        {viewed && (
          <ViewAsRole
            scope={scope}
            row={viewed}
            values={values}
            onClosed={() => setViewed(undefined)}
          />
        )}
        {isAskingWho && (
          <WhoCan scope={scope} values={saved} onClosed={() => setIsAskingWho(false)} />
        )}
      </Suspense>
      <DiscardQuestion {...unsaved.question} what="the permissions" />
    </>
  );
}

const list = new Intl.ListFormat('en-IN');

function relatedText(
  permissions: readonly Grantable[],
  isOn: boolean,
  { template }: RoleScope,
): string {
  const names = list.format(
    [...new Set(permissions)].map((permission) => permissionLabel(permission, template)),
  );
  return isOn ? `Also granted (required): ${names}.` : `Also removed: ${names}.`;
}

/** Below the name of a role: how many users have it, and how many institutes have changed it. */
function describe(users: number | undefined, overrides: number | null): string | undefined {
  if (users === undefined) return undefined;
  const people = users === 1 ? '1 user' : `${users.toLocaleString('en-IN')} users`;
  if (!overrides) return people;
  return `${people}, changed in ${counted(overrides, instituteNoun)}`;
}
