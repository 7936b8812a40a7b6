import type { User } from '@booking/api-client';
import { SUPER_ADMIN } from '@booking/api-client/facts';
import { Select } from '@booking/ui';
import { type RefObject, useRef, useState } from 'react';
import type { BulkChange } from '../../../entity/bulk/bulk-change.ts';
import { BulkDialog } from '../../../entity/bulk/bulk-dialog.tsx';
import type { BulkRequest, EntityTools } from '../../../entity/entity.ts';
import { useGivenRoles } from '../../../roles/use-roles.ts';
import { useUser } from '../../../session/session-context.ts';
import { SUPER_ADMIN_EFFECT } from '../super-admin-question.ts';
import type { UserFilterKey } from '../user-filters.ts';
import { inSentence, roleReason } from '../user-reasons.ts';

export interface BulkRoleProps {
  readonly request: BulkRequest<UserFilterKey>;
  readonly tools: EntityTools<User, UserFilterKey>;
  readonly onClosed: () => void;
}

/** Gives users of one template another role; those of other templates stay as they are. */
export default function BulkRole({ request, tools, onClosed }: BulkRoleProps) {
  const { entity, calls, saved } = tools;
  const viewer = useUser();
  const [role, setRole] = useState('');
  const select = useRef<HTMLSelectElement>(null);
  const [isTried, setIsTried] = useState(false);
  const changeFor = (template: string | undefined): BulkChange<User> => ({
    verb: 'Change role of',
    doing: 'Changing the role of',
    done: `now have the role ${role}`,
    all: { call: 'user.update', body: { role } },
    ...(role === SUPER_ADMIN && { impactOf: () => [SUPER_ADMIN_EFFECT], levelOf: () => 3 }),
    action: {
      isDone: (row) => row.role === role,
      blockedReason: (row) =>
        templateOf(row) === template
          ? inSentence(roleReason(row, viewer))
          : 'they belong to another template',
      write: (row) => {
        const body = { role, __v: row.__v };
        return { body, send: (options) => calls.update(row._id, body, options) };
      },
    },
  });
  const [template, setTemplate] = useState<string>();
  return (
    <BulkDialog
      {...{ entity, request, onClosed }}
      icon="shield-check"
      title="Change role"
      noneText="None of the selected users can have this role."
      change={role === '' ? undefined : changeFor(template)}
      check={() => {
        setIsTried(true);
        if (role === '') select.current?.focus();
        return role !== '';
      }}
      onWritten={() => saved('update')}
    >
      {(rows) => {
        const first = rows.find(({ institution }) => institution);
        return (
          <RoleSelect
            workplace={first?.institution ?? null}
            ref={select}
            value={role}
            error={isTried && role === '' && 'Choose a role.'}
            onChange={(next) => {
              setTemplate(first && templateOf(first));
              setRole(next);
            }}
          />
        );
      }}
    </BulkDialog>
  );
}

interface RoleSelectProps {
  readonly ref: RefObject<HTMLSelectElement | null>;
  readonly workplace: User['institution'];
  readonly value: string;
  readonly error: string | false;
  readonly onChange: (role: string) => void;
}

/** The roles that the viewer may give there. */
function RoleSelect({ ref, workplace, value, error, onChange }: RoleSelectProps) {
  const roles = useGivenRoles(workplace) ?? [];
  return (
    <Select
      label="New role"
      placeholder="Choose a role"
      ref={ref}
      value={value}
      error={error}
      options={roles.map((role) => ({ value: role, label: role }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

const templateOf = ({ institution }: User) => institution?.template._id;
