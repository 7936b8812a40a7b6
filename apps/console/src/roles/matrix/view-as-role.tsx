import type { RolePermission } from '@booking/api-client';
import { Icon, VisuallyHidden } from '@booking/ui';
import type { ReactNode } from 'react';
import { InfoModal } from '../../dialogs/info-modal.tsx';
import { useNavOf } from '../../page/nav-context.ts';
import { useUser } from '../../session/session-context.ts';
import { permissionGroupsOf, permissionLabel } from '../permission-words.ts';
import { grantedIn, type RoleScope, type RoleValues } from '../role-set.ts';

interface ViewAsRoleProps {
  readonly scope: RoleScope;
  readonly row: RolePermission;
  readonly values: RoleValues;
  readonly onClosed: () => void;
}

/** The console as someone with a role sees it: its links, and the actions of its buttons. */
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
      <p className="text-bk-secondary">Read-only, with the changes that you haven’t saved.</p>
      <div className="mt-4 grid gap-6 md:grid-cols-[minmax(150px,1fr)_3fr]">
        <section aria-label="Sidebar">
          <h3 className="type-label">Sidebar</h3>
          <Lines>
            <Line>
              <Icon name="house" size="xs" /> Home
            </Line>
            {links.flatMap(({ items }) =>
              items.map(({ label, icon }) => (
                <Line key={label}>
                  <Icon name={icon} size="xs" /> {label}
                </Line>
              )),
            )}
          </Lines>
        </section>
        <section aria-label="Actions">
          <h3 className="type-label">Actions</h3>
          {permissionGroupsOf(template).map(({ key, label, permissions }) => (
            <div key={key}>
              <h4 className="mt-3 type-body-sm text-bk-secondary">{label}</h4>
              <Lines>
                {permissions.map((permission) => {
                  const isGranted = granted.includes(permission);
                  return (
                    <Line key={permission} isMuted={!isGranted}>
                      <Icon name={isGranted ? 'check' : 'lock'} size="xs" />
                      {permissionLabel(permission, template)}
                      {!isGranted && <VisuallyHidden> (not allowed)</VisuallyHidden>}
                    </Line>
                  );
                })}
              </Lines>
            </div>
          ))}
        </section>
      </div>
    </InfoModal>
  );
}

function Lines({ children }: { readonly children: ReactNode }) {
  return <ul className="mt-2 grid gap-1.5">{children}</ul>;
}

interface LineProps {
  readonly isMuted?: boolean;
  readonly children: ReactNode;
}

function Line({ isMuted = false, children }: LineProps) {
  const color = isMuted ? 'text-bk-muted' : '';
  return <li className={`flex items-center gap-2 type-body-sm ${color}`}>{children}</li>;
}
