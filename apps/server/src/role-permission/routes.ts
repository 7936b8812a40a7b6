import type { Handlers } from '../http/call.ts';
import { roles } from './roles.ts';
import { saveRoles } from './save.ts';

/** The calls about roles and their permissions. */
export const rolePermissionHandlers: Handlers['rolePermission'] = {
  list: roles.list,
  save: saveRoles,
};
