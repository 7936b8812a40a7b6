import { useUser } from '../session/session-context.ts';
import { enterRegion } from './region.ts';

/**
 * Writes everything inside as the signed-in user likes. Answers a name of their choice: what is keyed by it is drawn anew
 * when they choose otherwise.
 */
export function useRegion(): string {
  const { locale, timezone } = useUser();
  enterRegion({ locale, timezone });
  return `${locale} ${timezone}`;
}
