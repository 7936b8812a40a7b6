import { isApiError, type RolePermission } from '@booking/api-client';
import { Modal, notify, Select, TextField } from '@booking/ui';
import { useRef, useState } from 'react';
import { DiscardQuestion, useUnsavedChanges } from '../../dialogs/unsaved-changes.tsx';
import { messageOf } from '../../messages/failure-message.ts';
import { knownPermissions } from '../../roles/known-permissions.ts';
import type { RoleScope } from '../../roles/role-set.ts';
import { useSaveRoles } from './use-save-roles.ts';

interface RoleDialogProps {
  readonly scope: RoleScope;
  /** The role to rename; undefined for a new one. */
  readonly row?: RolePermission;
  /** How many users have it. */
  readonly users?: number | undefined;
  readonly onClosed: () => void;
}

/** Adds a role, with the permissions of another one, or changes a role’s name and description. */
export function RoleDialog({ scope, row, users = 0, onClosed }: RoleDialogProps) {
  const save = useSaveRoles(scope);
  const [isOpen, setIsOpen] = useState(true);
  const [isSaving, setIsSaving] = useState(false);
  const [role, setRole] = useState(row?.role ?? '');
  const [description, setDescription] = useState(row?.description ?? '');
  const [from, setFrom] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const field = useRef<HTMLInputElement>(null);

  const unsaved = useUnsavedChanges({
    isUnsaved: isOpen && (role !== (row?.role ?? '') || description !== (row?.description ?? '')),
    onKeep: () => undefined,
    onDiscard: () => setIsOpen(false),
  });

  async function submit(): Promise<void> {
    const name = role.trim();
    if (name.length < 2) {
      setErrors({ role: 'Enter a name of at least 2 characters.' });
      field.current?.focus();
      return;
    }
    setIsSaving(true);
    setErrors({});
    const source = scope.defaults.find(({ _id }) => _id === from);
    try {
      await save({
        roles: [
          {
            role: name,
            description: description.trim(),
            ...(row
              ? { _id: row._id }
              : { permissions: source ? [...knownPermissions(source.permissions)] : [] }),
          },
        ],
      });
      setIsOpen(false);
      notify.success(row ? `${name} saved.` : `${name} added.`);
    } catch (error) {
      const fields = isApiError(error) ? error.fields : [];
      const fieldErrors = fields.map(({ path, message }) => [
        path.replace(/^roles\.0\./, ''),
        message,
      ]);
      setErrors(
        fieldErrors.length > 0
          ? Object.fromEntries(fieldErrors)
          : { form: `Couldn’t save. ${messageOf(error)}` },
      );
      if (fieldErrors.some(([path]) => path === 'role')) field.current?.focus();
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <>
      <Modal
        open={isOpen}
        onOpenChange={unsaved.onOpenChange}
        onClosed={onClosed}
        header={{ icon: 'shield-check', text: row ? `Edit ${row.role}` : 'Add role' }}
        isLoading={isSaving}
        onSubmit={() => void submit()}
        footer={{
          confirm: { name: row ? 'Save role' : 'Add role' },
          note: errors.form && <span role="alert">{errors.form}</span>,
        }}
      >
        <div className="grid gap-4">
          <TextField
            ref={field}
            label="Name"
            value={role}
            maxLength={40}
            error={errors.role}
            {...(row?.isSystem && { disabledReason: 'This role can’t be renamed.' })}
            onChange={({ target }) => setRole(target.value)}
          />
          <TextField
            label="Description"
            isOptional
            value={description}
            maxLength={120}
            error={errors.description}
            onChange={({ target }) => setDescription(target.value)}
          />
          {!row && (
            <Select
              label="Copy permissions from"
              value={from}
              placeholder="No role"
              options={scope.defaults.map(({ _id, role: roleName }) => ({
                value: _id,
                label: roleName,
              }))}
              onChange={({ target }) => setFrom(target.value)}
            />
          )}
          {row && users > 0 && role.trim() !== row.role && (
            <p className="text-bk-secondary" role="status">
              {users === 1 ? '1 user gets' : `${users} users get`} the new name. Their permissions
              stay.
            </p>
          )}
        </div>
      </Modal>
      <DiscardQuestion {...unsaved.question} what={row?.role ?? 'the new role'} />
    </>
  );
}
