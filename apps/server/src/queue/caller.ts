import { AsyncLocalStorage } from 'node:async_hooks';
import type { Party } from './fair-queue.ts';

/** Work of the product itself, such as its housekeeping. It takes its turns like any user. */
const PRODUCT: Party = { user: '' };

interface Caller {
  party: Party;
}

const callers = new AsyncLocalStorage<Caller>();

/** Runs the work of one request, whose turns are those of the address that it comes from until it is known who asks. */
export function calledFrom<T>(address: string, work: () => T): T {
  return callers.run({ party: { user: `address:${address}` } }, work);
}

/** From here on, the turns of the request are those of a user. */
export function calledBy(party: Party): void {
  const caller = callers.getStore();
  if (caller) caller.party = party;
}

/** Returns the party whose turn the current work takes. */
export function caller(): Party {
  return callers.getStore()?.party ?? PRODUCT;
}
