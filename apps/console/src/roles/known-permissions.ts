import { type Grantable, isGrantable } from '@booking/api-client/facts';

/** The permissions of a role that this version of the page knows. */
export const knownPermissions = (permissions: readonly string[]): readonly Grantable[] =>
  permissions.filter(isGrantable);
