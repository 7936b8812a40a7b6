import type { RolePermission } from '@booking/api-client';
import { IconButton, notify, SortableList } from '@booking/ui';
import { useState } from 'react';
import { useCan } from '../../access/can.ts';
import { ConfirmDialog } from '../../confirm/confirm-dialog.tsx';
import { InfoModal } from '../../dialogs/info-modal.tsx';
import { messageOf } from '../../messages/failure-message.ts';
import { useRoleCounts } from '../../roles/matrix/use-role-counts.ts';
import type { RoleScope } from '../../roles/role-set.ts';
import { RoleDialog } from './role-dialog.tsx';
import { useSaveRoles } from './use-save-roles.ts';

interface ManageRolesProps {
  readonly scope: RoleScope;
  readonly onClosed: () => void;
}

/** The roles of a template in their order: moved, renamed and deleted, each at once. */
export function ManageRoles({ scope, onClosed }: ManageRolesProps) {
  const save = useSaveRoles(scope);
  const counts = useRoleCounts(scope);
  const access = useCan()('rolePermission.save');
  const [order, setOrder] = useState<readonly string[]>();
  const [edited, setEdited] = useState<RolePermission>();
  const [removed, setRemoved] = useState<RolePermission>();

  async function move(next: readonly string[]): Promise<void> {
    setOrder(next);
    try {
      const roles = next.flatMap((id, at) => {
        const row = scope.defaults.find(({ _id }) => _id === id);
        return row && row.order !== at ? [{ _id: id, role: row.role, order: at }] : [];
      });
      await save({ roles });
    } catch (error) {
      setOrder(undefined);
      notify.error(`Couldn’t move the role. ${messageOf(error)}`);
    }
  }

  return (
    <>
      <InfoModal icon="shield-check" title={`${scope.template.name} roles`} onClosed={onClosed}>
        <SortableList
          className="*:border-bk-subtle *:border-b *:last:border-0"
          label="Roles"
          items={scope.defaults.map((row) => ({ key: row._id, label: row.role, row }))}
          value={order ?? scope.defaults.map(({ _id }) => _id)}
          disabledReason={access.reason}
          onChange={(next) => void move(next)}
          renderItem={({ row }) => (
            <div className="flex flex-1 items-center gap-1 py-2">
              <span className="grid flex-1">
                {row.role}
                <span className="text-bk-secondary">{row.description}</span>
              </span>
              <IconButton
                icon="pencil"
                size="sm"
                label={`Edit ${row.role}`}
                disabledReason={access.reason}
                onClick={() => setEdited(row)}
              />
              <IconButton
                icon="trash-2"
                size="sm"
                label={`Delete ${row.role}`}
                disabledReason={access.reason ?? keptReason(row, counts.get(row.role))}
                onClick={() => setRemoved(row)}
              />
            </div>
          )}
        />
      </InfoModal>
      {edited && (
        <RoleDialog
          scope={scope}
          row={edited}
          users={counts.get(edited.role)}
          onClosed={() => setEdited(undefined)}
        />
      )}
      {removed && (
        <ConfirmDialog
          open
          confirmation={{ level: 1 }}
          title={`Delete ${removed.role}?`}
          description="No user has this role, and no institute has changed it."
          confirmLabel="Delete role"
          onConfirm={async () => {
            await save({ removed: [removed._id] });
            notify.success(`${removed.role} deleted.`);
          }}
          onClosed={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}

/** Why a role can't be deleted, as the server decides it. */
function keptReason({ isSystem, overrides }: RolePermission, users = 0): string | undefined {
  if (isSystem) return 'Every institute needs this role.';
  if (users > 0) return users === 1 ? '1 user has this role.' : `${users} users have this role.`;
  if (overrides === 0) return undefined;
  return overrides === 1
    ? '1 institute has changed this role.'
    : `${overrides} institutes have changed this role.`;
}
