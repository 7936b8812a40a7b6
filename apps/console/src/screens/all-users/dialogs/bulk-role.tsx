import type { User } from '@booking/api-client';
import { Select } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type BulkChange, BulkDialog } from '../../../entity/bulk/bulk-dialog.tsx';
import type { BulkRequest, EntityTools } from '../../../entity/entity.ts';
import { useReads, useUser } from '../../../session/session-context.ts';
import type { UserFilterKey } from '../user-filters.ts';
import { givenBy, inSentence, roleReason } from '../user-gates.ts';
import { rolesFor } from '../user-words.ts';

export interface BulkRoleProps {
  readonly request: BulkRequest<UserFilterKey>;
  readonly tools: EntityTools<User, UserFilterKey>;
  readonly onClosed: () => void;
}

/** Gives users of one template another role; those of other templates stay as they are. */
export default function BulkRole({ request, tools, onClosed }: BulkRoleProps) {
  const { entity, calls, saved } = tools;
  const viewer = useUser();
  const templates = useQuery(useReads().template.list({ sort: 'createdAt' })).data?.items ?? [];
  const [role, setRole] = useState('');
  const changeFor = (template: string | undefined): BulkChange<User> => ({
    verb: 'Change role of',
    doing: 'Changing the role of',
    done: `now have the role ${role}`,
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
      check={() => role !== ''}
      onWritten={() => saved('update')}
    >
      {(rows) => {
        const first = rows.find(({ institution }) => institution);
        const roles = rolesFor(first?.institution ?? null, templates);
        return (
          <Select
            label="New role"
            placeholder="Choose a role"
            value={role}
            options={givenBy(viewer, roles).map((value) => ({ value, label: value }))}
            onChange={({ target }) => {
              setTemplate(first && templateOf(first));
              setRole(target.value);
            }}
          />
        );
      }}
    </BulkDialog>
  );
}

const templateOf = ({ institution }: User) => institution?.template._id;
