import type { Template } from '@booking/api-client';
import { TEMPLATE_NAMES } from '@booking/api-client/facts';
import { Button, notify } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../messages/failure-message.ts';
import { knownPermissions } from '../../roles/known-permissions.ts';
import { useTemplateRoles } from '../../roles/use-roles.ts';
import { useReads } from '../../session/session-context.ts';
import { useSaveRoles } from './use-save-roles.ts';

interface CopyRolesProps {
  readonly template: Template;
  readonly disabledReason: string | undefined;
}

/** Gives a template without roles those of Hospitality. */
export function CopyRoles({ template, disabledReason }: CopyRolesProps) {
  const templates = useQuery(useReads().template.list({ sort: 'createdAt' })).data?.items ?? [];
  const source = templates.find(({ key }) => key === 'hospitality');
  const { data } = useTemplateRoles(source?._id ?? '');
  const save = useSaveRoles({ template, institution: undefined, defaults: [] });
  const [isLoading, setIsLoading] = useState(false);

  async function copy(): Promise<void> {
    setIsLoading(true);
    try {
      await save({
        roles: (data?.items ?? []).map(({ role, description, permissions, order }) => ({
          role,
          description,
          permissions: [...knownPermissions(permissions)],
          order,
        })),
      });
      notify.success('Roles added.');
    } catch (error) {
      notify.error(`Couldn’t copy the roles. ${messageOf(error)}`);
    } finally {
      setIsLoading(false);
    }
  }

  return (
    <Button
      icon="copy"
      isLoading={isLoading}
      disabledReason={
        disabledReason ?? (data ? undefined : `Loading the roles of ${TEMPLATE_NAMES.hospitality}.`)
      }
      onClick={() => void copy()}
    >
      Copy roles from {TEMPLATE_NAMES.hospitality}
    </Button>
  );
}
