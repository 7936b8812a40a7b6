import type { Handlers } from '../http/call.ts';
import type { Sealer } from '../sealer.ts';
import { changeStatus } from './change-status.ts';
import { createInstitution } from './create.ts';
import { editInstitution } from './edit.ts';
import { institutions } from './store.ts';

export interface InstitutionParts {
  /** Seals the secrets of connections. */
  readonly sealer: Sealer;
}

/** The calls about institutes. What an actor may see and do is decided before any of them runs. */
export const institutionHandlers = ({ sealer }: InstitutionParts): Handlers['institution'] => ({
  list: institutions.list,

  get: (call) => institutions.read(call, call.id),

  create: async (call) => institutions.read(call, await createInstitution(call)),

  async update(call) {
    await editInstitution(call, sealer);
    return institutions.read(call, call.id);
  },

  async changeStatus(call) {
    await changeStatus(call);
    return institutions.read(call, call.id);
  },
});
