import type { Institution } from '@booking/api-client';
import { useUser } from '../session/session-context.ts';
import { acts, closedGate } from './gates.ts';

/** Says why the signed-in user cannot do something now, for `disabledReason`; undefined where they can. */
export function useGate() {
  const user = useUser();
  return (act: keyof typeof acts, institute?: Institution): string | undefined =>
    closedGate(acts[act], user, institute)?.reason;
}
