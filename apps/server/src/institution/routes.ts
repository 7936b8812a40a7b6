import type { Database } from '../database/database.ts';
import type { Built } from '../database/document.ts';
import type { TenantScope } from '../database/scope.ts';
import type { Handlers } from '../http/call.ts';
import { HttpError } from '../http-error.ts';
import { changeStatus } from './change-status.ts';
import { createInstitution } from './create.ts';
import { editInstitution } from './edit.ts';
import { listInstitutions, readInstitution } from './store.ts';

/** The calls about institutes. What an actor may see and do is decided before any of them runs. */
export const institutionHandlers: Handlers['institution'] = {
  list: ({ actor, db, query }) => listInstitutions(actor.scope, db, query),

  get: ({ actor, db, id }) => found(actor.scope, db, id),

  async create({ actor, db, body }) {
    const id = await createInstitution(db, actor, body, new Date());
    return found(actor.scope, db, id);
  },

  async update({ actor, db, id, body }) {
    await editInstitution(db, actor, id, body, new Date());
    return found(actor.scope, db, id);
  },

  async changeStatus({ actor, db, id, body }) {
    await changeStatus(db, actor, id, body, new Date());
    return found(actor.scope, db, id);
  },
};

/** An institution of another tenant is not there: it answers as an id that no one has. */
async function found(scope: TenantScope, db: Database, id: string): Promise<Built> {
  const institution = await readInstitution(scope, db, id);
  if (!institution) throw new HttpError('NOT_FOUND', { message: 'Institute not found.' });
  return institution;
}
