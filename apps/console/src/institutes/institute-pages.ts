import type { CurrentUser } from '@booking/api-client';
import type { IconName } from '@booking/ui';
import { type AccessRule, mayOpen } from '../access/access.ts';
import { screenAccess } from '../access/screen-access.ts';
import { samePageOf } from './institute-page/institute-address.ts';

interface InstitutePageLink {
  readonly key: string;
  readonly label: string;
  readonly icon: IconName;
  readonly href: string;
  readonly access: AccessRule;
}

/** The pages of an institute in their order. */
const pages = [
  { path: '/all-institutes/:instituteId', label: 'Overview', icon: 'layout-grid' },
  { path: '/all-institutes/:instituteId/settings/addAssets', label: 'Assets', icon: 'bed-double' },
  {
    path: '/all-institutes/:instituteId/settings/addRates',
    label: 'Rates',
    icon: 'indian-rupee',
  },
  { path: '/all-institutes/:instituteId/integration', label: 'Integration', icon: 'plug' },
  { path: '/all-institutes/:instituteId/whatsapp', label: 'WhatsApp', icon: 'message-circle' },
  {
    path: '/all-institutes/:instituteId/settings/permissions',
    label: 'Permissions',
    icon: 'shield-check',
  },
  {
    path: '/all-institutes/:instituteId/settings/advSettings',
    label: 'Settings',
    icon: 'settings',
  },
] as const satisfies readonly {
  readonly path: keyof typeof screenAccess;
  readonly label: string;
  readonly icon: IconName;
}[];

/** The pages of an institute that a user may open. */
export function institutePagesOf(user: CurrentUser, id: string): readonly InstitutePageLink[] {
  return pages
    .filter(({ path }) => mayOpen(screenAccess[path], user, { instituteId: id }))
    .map(({ path, label, icon }) => ({
      ...{ key: path, label, icon },
      href: samePageOf(path, id),
      access: screenAccess[path],
    }));
}
