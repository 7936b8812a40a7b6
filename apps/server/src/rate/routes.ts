import type { Database } from '../database/database.ts';
import type { Handlers } from '../http/call.ts';
import { listRates } from './list.ts';
import { createRates } from './write.ts';

/** The calls about rates. `rootDb` is the database of the process, for what must not be part of a call's transaction. */
export function rateHandlers(rootDb: Database): Handlers['rate'] {
  return { list: listRates, create: createRates(rootDb) };
}
