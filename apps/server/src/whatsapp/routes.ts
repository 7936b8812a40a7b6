import type { Database } from '../database/database.ts';
import type { Handlers } from '../http/call.ts';
import { actions, createAction, removeAction, updateAction } from './actions.ts';
import { readTemplates } from './templates/document.ts';
import type { TemplateSync } from './templates/sync.ts';

export interface WhatsappParts {
  readonly db: Database;
  readonly templates: TemplateSync;
}

/** The calls about message templates and messaging actions. */
export function whatsappHandlers({ db: rootDb, templates }: WhatsappParts): Handlers['whatsapp'] {
  return {
    async templates(call) {
      const { institution, refresh } = call.query;
      await templates.refresh(call.db, call.now, refresh);
      return readTemplates(call, institution);
    },

    list: actions.list,

    create: {
      async prepare(call) {
        // Before the transaction: the provider may take seconds.
        if (call.body.isActive) await templates.refresh(rootDb, call.now);
        return async (db) => actions.read({ ...call, db }, await createAction({ ...call, db }));
      },
    },

    update: {
      async prepare(call) {
        if (call.body.isActive) await templates.refresh(rootDb, call.now);
        return async (db) => {
          await updateAction({ ...call, db });
          return actions.read({ ...call, db }, call.id);
        };
      },
    },

    async remove(call) {
      await removeAction(call);
      return null;
    },
  };
}
