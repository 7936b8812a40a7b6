import type { RolePermission } from '@booking/api-client';
import { Icon, VisuallyHidden } from '@booking/ui';
import { InfoModal } from '../../dialogs/info-modal.tsx';
import { useNavOf } from '../../page/nav-context.ts';
import { useUser } from '../../session/session-context.ts';
import { permissionGroups, permissionLabels } from '../permission-words.ts';
import { grantedIn, type RoleScope, type RoleValues } from '../role-set.ts';

interface ViewAsRoleProps {
  readonly scope: RoleScope;
  readonly row: RolePermission;
  readonly values: RoleValues;
  readonly onClosed: () => void;
}

/** What someone with a role sees of the console: its links, and what its buttons would let them do. */
export function ViewAsRole({ scope, row, values, onClosed }: ViewAsRoleProps) {
  const viewer = useUser();
  const navOf = useNavOf();
  const granted = grantedIn(values, row._id);
  const { template, institution } = scope;
  const links = navOf({
    ...viewer,
    role: row.role,
    permissions: [...granted],
    institution: {
      _id: institution?._id ?? template._id,
      name: institution?.name ?? template.name,
      code: institution?.code ?? '',
      status: institution?.status ?? 'Active',
      template: { _id: template._id, name: template.name },
    },
  });
  return (
    <InfoModal icon="eye" title={`Viewing as ${row.role}`} size="lg" onClosed={onClosed}>
      <p className="ck-role-note">Read-only, with the changes that you haven’t saved.</p>
      <div className="ck-role-view">
        <section aria-label="Sidebar">
          <h3>Sidebar</h3>
          <ul>
            <li>
              <Icon name="house" size="xs" /> Home
            </li>
            {links.flatMap(({ items }) =>
              items.map(({ label, icon }) => (
                <li key={label}>
                  <Icon name={icon} size="xs" /> {label}
                </li>
              )),
            )}
          </ul>
        </section>
        <section aria-label="Actions">
          <h3>Actions</h3>
          {permissionGroups.map(({ key, label, permissions }) => (
            <div key={key}>
              <h4>{label}</h4>
              <ul>
                {permissions.map((one) => {
                  const isGranted = granted.includes(one);
                  return (
                    <li key={one} data-granted={isGranted || undefined}>
                      <Icon name={isGranted ? 'check' : 'lock'} size="xs" />
                      {permissionLabels[one]}
                      {!isGranted && <VisuallyHidden> (not allowed)</VisuallyHidden>}
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
        </section>
      </div>
    </InfoModal>
  );
}
