import { useQueries, useQuery } from '@tanstack/react-query';
import { useReads } from '../session/session-context.ts';

/** More roles than a template can have. */
const ROLES_LIMIT = 100;

/** The roles of a template, in their order. */
export function useTemplateRoles(templateId: string, isEnabled = true) {
  return useQuery({
    ...useReads().rolePermission.list({
      template: [templateId],
      isDefault: true,
      sort: 'order',
      limit: ROLES_LIMIT,
    }),
    enabled: isEnabled && templateId !== '',
  });
}

/** The roles of a template, and what one of its institutes has otherwise. */
export function useInstituteRoles(templateId: string, instituteId: string) {
  const { rolePermission } = useReads();
  const [defaults, overrides] = useQueries({
    queries: [
      rolePermission.list({
        template: [templateId],
        isDefault: true,
        sort: 'order',
        limit: ROLES_LIMIT,
      }),
      rolePermission.list({ institution: [instituteId], limit: ROLES_LIMIT }),
    ],
  });
  return { defaults, overrides };
}
