import type { Handlers } from '../http/call.ts';
import { changeStatus } from './change-status.ts';
import { type CopyPart, createInstitution } from './create.ts';
import { editInstitution } from './edit.ts';
import { institutions } from './store.ts';

/**
 * The calls about institutes. What an actor may see and do is decided before any of them runs.
 * @param copies What a clone takes over from another institution.
 */
export const institutionHandlers = (copies: readonly CopyPart[]): Handlers['institution'] => ({
  list: institutions.list,

  get: (call) => institutions.read(call, call.id),

  create: async (call) => institutions.read(call, await createInstitution(call, copies)),

  async update(call) {
    await editInstitution(call);
    return institutions.read(call, call.id);
  },

  async changeStatus(call) {
    await changeStatus(call);
    return institutions.read(call, call.id);
  },
});
