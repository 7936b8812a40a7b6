import type { Handlers } from '../http/call.ts';
import { roles } from './roles.ts';
import { type RenameRole, saveRoles } from './save.ts';

/** The calls about roles and their permissions. `renameAudiences` renames a role where messages are sent to it. */
export const rolePermissionHandlers = (
  renameAudiences: RenameRole,
): Handlers['rolePermission'] => ({
  list: roles.list,
  save: (call) => saveRoles(call, renameAudiences),
});
