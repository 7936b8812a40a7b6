import { RECOVERY_CODES } from '../../../contract/facts/two-factor.ts';
import type { Store } from '../store.ts';

/** Recovery codes: other ones each time, as all ids of a world. */
export function newCodes(store: Store): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = store.newId().slice(-16).toUpperCase();
    return letters.replace(/(.{4})(?=.)/g, '$1-');
  });
}
