import type { AccessOf, RouteLines } from './resource.ts';

export const whatsappRoutes = {
  /** Returns the message templates of the provider's account, or samples where none is connected. */
  templates: 'GET /whatsapp/templates -> messageTemplates',
  /** Lists the messaging actions of institutes. */
  list: 'GET /whatsapp -> whatsapps[]',
  /** Adds a messaging action, as a draft unless it is activated. 409 `DUPLICATE` for a known name; 403 `NOT_ENTITLED`; 422 `BUSINESS_RULE` when it can’t be activated. */
  create: 'POST /whatsapp -> whatsapp',
  /** Changes, activates or deactivates an action. 409 `VERSION_CONFLICT` or `DUPLICATE`; 403 `NOT_ENTITLED`; 422 `BUSINESS_RULE` when it can’t be activated. */
  update: 'PATCH /whatsapp/{actionId} -> whatsapp',
  /** Deletes an action. */
  remove: 'DELETE /whatsapp/{actionId}',
} as const satisfies RouteLines;

export const whatsappAccess = {
  templates: 'whatsapp.read',
  list: 'whatsapp.read',
  create: 'whatsapp.create',
  update: 'whatsapp.update',
  remove: 'whatsapp.delete',
} as const satisfies AccessOf<typeof whatsappRoutes>;
