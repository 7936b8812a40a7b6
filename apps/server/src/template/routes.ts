import type { Handlers } from '../http/call.ts';
import { listTemplates } from './store.ts';

/** The calls about templates. */
export const templateHandlers: Handlers['template'] = {
  list: ({ actor, db, query }) => listTemplates(actor.scope, db, query),
};
