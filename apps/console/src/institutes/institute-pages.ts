import type { CurrentUser } from '@booking/api-client';
import type { IconName } from '@booking/ui';
import { type AccessRule, mayOpen } from '../access/access.ts';
import { byPosition, type Screen } from '../page/screen.ts';
import { samePageOf } from './institute-page/institute-address.ts';

interface InstitutePageLink {
  readonly key: string;
  readonly label: string;
  readonly icon: IconName;
  readonly href: string;
  readonly access: AccessRule | undefined;
  readonly isSetting: boolean;
}

/** The pages of an institute that a user may open, in their order. */
export function institutePagesOf(
  screens: readonly Screen[],
  user: CurrentUser,
  id: string,
): readonly InstitutePageLink[] {
  return screens
    .flatMap(({ path, access, instituteLink }) =>
      instituteLink ? [{ ...instituteLink, path, access }] : [],
    )
    .filter(({ access }) => mayOpen(access, user, { instituteId: id }))
    .toSorted(byPosition)
    .map(({ path, label, icon, access, isSetting = false }) => ({
      ...{ key: path, label, icon, access, isSetting },
      href: samePageOf(path, id),
    }));
}
