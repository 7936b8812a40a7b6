import type { Institution } from '@booking/api-client';
import { useUser } from '../session/session-context.ts';
import { denialOf, permissions } from './permissions.ts';

/** Returns a function that says why the signed-in user cannot do something, for `disabledReason`; undefined when they can. */
export function useDenialReason() {
  const user = useUser();
  return (permission: keyof typeof permissions, institute?: Institution): string | undefined =>
    denialOf(permissions[permission], user, institute)?.reason;
}
