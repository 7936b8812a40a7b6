import type { Handlers } from '../http/call.ts';
import { changeStatus, editInstitution, institutions } from '../institution/index.ts';
import { noteOf } from '../note/index.ts';
import type { Sealer } from '../sealer.ts';
import { createInstitution } from './create.ts';

/**
 * The calls about institutes. What an actor may see and do is decided before any of them runs.
 * @param sealer Seals the secrets of connections.
 */
export const institutionHandlers = (sealer: Sealer): Handlers['institution'] => ({
  list: institutions.list,

  get: (call) => institutions.read(call, call.id),

  create: async (call) => institutions.read(call, await createInstitution(call)),

  async update(call) {
    await editInstitution(call, sealer);
    await noteOf(call, call.id, call.body.notes);
    return institutions.read(call, call.id);
  },

  async changeStatus(call) {
    await changeStatus(call);
    return institutions.read(call, call.id);
  },
});
