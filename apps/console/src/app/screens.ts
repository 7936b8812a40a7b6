import type { consolePaths } from '@booking/content/console-paths';
import type { ComponentType } from 'react';
import type { FirstData } from '../data/first-data.ts';

/** The exports of a screen's `route.tsx`. */
export interface Screen {
  readonly Component: ComponentType;
  readonly handle?: { readonly firstData: FirstData };
}

type Path = (typeof consolePaths)[number];

/**
 * The screens by address: each its own file, loaded when first opened (`SHELL-02`), or when a link to it is hovered.
 */
export const screens: Readonly<Record<Path, () => Promise<Screen>>> = {
  '/login': () => import('../screens/login/route.tsx'),
  '/forgotPassword': () => import('../screens/forgot-password/route.tsx'),
  '/success': () => import('../screens/success/route.tsx'),
  // The two link types; any other address matches nothing.
  '/password/create/:token': () =>
    import('../screens/password/route.tsx').then(({ Create }) => ({ Component: Create })),
  '/password/reset/:token': () =>
    import('../screens/password/route.tsx').then(({ Reset }) => ({ Component: Reset })),
  '/home': () => import('../screens/home/route.tsx'),
  '/all-institutes': () => import('../screens/all-institutes/route.tsx'),
  '/all-institutes/:instituteId': () => import('../screens/all-institutes/overview/route.tsx'),
  '/all-institutes/:instituteId/integration': () => import('../screens/integration/route.tsx'),
  '/all-institutes/:instituteId/whatsapp': () => import('../screens/whatsapp/route.tsx'),
  '/all-institutes/:instituteId/settings/addRates': () => import('../screens/rates/route.tsx'),
  '/all-institutes/:instituteId/settings/addAssets': () => import('../screens/assets/route.tsx'),
  '/all-institutes/:instituteId/settings/advSettings': () =>
    import('../screens/adv-settings/route.tsx'),
  '/all-users': () => import('../screens/all-users/route.tsx'),
  '/subscriptions': () => import('../screens/subscriptions/route.tsx'),
  '/subscriptions/:subscriptionId/statement': () =>
    import('../screens/subscriptions/statement/route.tsx'),
  '/all-colors': () => import('../screens/all-colors/route.tsx'),
  '/pricing': () => import('../screens/pricing/route.tsx'),
  '/roles': () => import('../screens/roles/route.tsx'),
  '/all-institutes/:instituteId/settings/permissions': () =>
    import('../screens/permissions/route.tsx'),
  '/bkbtr-settings': () => import('../screens/bkbtr-settings/route.tsx'),
  '/all-otas': () => import('../screens/all-otas/route.tsx'),
};
