import { useUser } from '../session/session-context.ts';
import { type AccessRule, mayOpen } from './access.ts';

/** Who may open a screen (`AUTH-13`), where that is not everyone in the console. */
export const screenAccess = {
  '/all-institutes': { isPlatform: true, call: 'institution.list' },
  '/pricing': { isPlatform: true, call: 'pricing.list' },
  '/all-colors': { isPlatform: true, call: 'color.list' },
  '/all-otas': { isPlatform: true, call: 'ota.list' },
} as const satisfies Readonly<Record<string, AccessRule>>;

/** Whether the signed-in user may open a screen, for what links to it. */
export function useMayOpen(path: keyof typeof screenAccess): boolean {
  return mayOpen(screenAccess[path], useUser());
}
