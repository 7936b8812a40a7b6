import type { Handlers } from '../http/call.ts';
import { plans } from './store.ts';

/** The calls about plans. */
export const pricingHandlers: Handlers['pricing'] = { list: plans.list };
