import type { User } from '@booking/api-client';
import { fullName } from '@booking/api-client/facts';
import type { ConfirmImpact } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../messages/failure-message.ts';
import { useSession } from '../../session/session-context.ts';
import { inSentence } from '../permission-words.ts';
import type { RoleChange, RoleScope } from '../role-set.ts';

/** How many people a line names. */
const NAMED = 6;
const list = new Intl.ListFormat('en-IN');

/** The users of roles, as a query of the list of users. */
export function usersWith({ template, institution }: RoleScope, roles: readonly string[]) {
  return {
    role: roles,
    status: ['Active', 'Invited'] as const,
    ...(institution ? { institution: [institution._id] } : { template: [template._id] }),
  };
}

/** Who loses what by changes, by name: "Asha Mehta and Ravi Rao (Manager) lose change rates." */
export function useImpact(
  scope: RoleScope,
  changes: readonly RoleChange[],
  isAsked: boolean,
): ConfirmImpact {
  const { api } = useSession();
  const losing = changes.filter(({ lost }) => lost.length > 0);
  const { data, error, refetch } = useQuery({
    queryKey: ['roleImpact', scope.template._id, scope.institution?._id, losing],
    enabled: isAsked && losing.length > 0,
    // Who has a role may have changed since.
    gcTime: 0,
    queryFn: async ({ signal }) =>
      Promise.all(
        losing.map(async (change) => {
          const query = { ...usersWith(scope, [change.role]), limit: NAMED, sort: 'name' as const };
          const { items, total } = await api.user.list(query, { signal });
          return lineOf(change, items, total, scope.template);
        }),
      ),
  });
  const overridden = scope.institution
    ? []
    : scope.defaults.filter(
        ({ role, overrides }) =>
          (overrides ?? 0) > 0 && changes.some((change) => change.role === role),
      );
  return {
    lines: data && [
      ...data,
      ...overridden.map(
        ({ role, overrides }) =>
          `${overrides} ${overrides === 1 ? 'institute has' : 'institutes have'} changed ${role} and ${overrides === 1 ? 'keeps' : 'keep'} those changes.`,
      ),
    ],
    loadError: error ? messageOf(error) : undefined,
    onRetry: () => void refetch(),
  };
}

function lineOf(
  { role, lost }: RoleChange,
  users: readonly User[],
  total: number,
  template: RoleScope['template'],
): string {
  const what = list.format(lost.map((permission) => `“${inSentence(permission, template)}”`));
  if (total === 0) return `No one has the role ${role} now. It loses ${what}.`;
  const names = users.map(fullName);
  const more = total - names.length;
  const who = list.format(more > 0 ? [...names, `${more} more`] : names);
  return `${who} (${role}) ${total === 1 ? 'loses' : 'lose'} ${what}.`;
}
