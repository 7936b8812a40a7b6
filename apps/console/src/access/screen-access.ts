import { useUser } from '../session/session-context.ts';
import { type AccessRule, mayOpen } from './access.ts';

/** Who may open a screen (`AUTH-13`), where that is not everyone in the console. */
export const screenAccess = {
  '/all-institutes': { isPlatform: true, call: 'institution.list' },
  '/pricing': { isPlatform: true, call: 'pricing.list' },
  '/roles': { isPlatform: true, call: 'rolePermission.list' },
  '/all-institutes/:instituteId/settings/permissions': {
    of: 'instituteId',
    call: 'rolePermission.list',
  },
  '/all-institutes/:instituteId': { of: 'instituteId', call: 'institution.get' },
  '/all-institutes/:instituteId/integration': { of: 'instituteId', call: 'channel.read' },
  '/all-institutes/:instituteId/whatsapp': { of: 'instituteId', call: 'whatsapp.list' },
  '/all-institutes/:instituteId/settings/addAssets': { of: 'instituteId', call: 'category.list' },
  '/all-institutes/:instituteId/settings/advSettings': { of: 'instituteId', call: 'setting.get' },
  // Users of an institution see their own people (`Your team`).
  '/all-users': { call: 'user.list' },
  '/subscriptions': { isPlatform: true, call: 'subscription.current' },
  '/subscriptions/:subscriptionId/statement': { isPlatform: true, call: 'subscription.list' },
  '/all-colors': { isPlatform: true, call: 'color.list' },
  '/bkbtr-settings': { isPlatform: true, call: 'bkbtrSetting.save' },
  '/all-otas': { isPlatform: true, call: 'ota.list' },
} as const satisfies Readonly<Record<string, AccessRule>>;

/** Whether the signed-in user may open a screen, for what links to it. */
export function useMayOpen(path: keyof typeof screenAccess): boolean {
  return mayOpen(screenAccess[path], useUser());
}

/** The address of a screen with a filter, or undefined for users who may not open it. */
export function useScreenLink(
  path: string,
  filter: Readonly<Record<string, string>>,
): string | undefined {
  const user = useUser();
  const rules: Readonly<Record<string, AccessRule>> = screenAccess;
  const rule = rules[path];
  return rule && mayOpen(rule, user) ? `${path}?${new URLSearchParams(filter)}` : undefined;
}
