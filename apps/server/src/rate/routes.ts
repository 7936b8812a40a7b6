import type { Handlers } from '../http/call.ts';
import { listRates } from './list.ts';
import { createRates } from './write.ts';

/** The calls about rates. */
export const rateHandlers: Handlers['rate'] = { list: listRates, create: createRates };
