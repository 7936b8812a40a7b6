import { hashingAdmission } from '../session/passwords.ts';

/** The callers that hashing admits at a time, of those who are known. */
export const KNOWN_MAX = 50;

/** Takes places of the known callers until it is ended. */
export function fillKnown(places: number) {
  const gate = Promise.withResolvers<void>();
  const held = Array.from({ length: places }, () => hashingAdmission('known', () => gate.promise));
  return {
    async end() {
      gate.resolve();
      await Promise.all(held);
    },
  };
}
