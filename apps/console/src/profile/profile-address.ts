import { useLocation, useNavigate } from 'react-router';

/** The drawer of the profile has no page: this stands in the address of whichever page it is opened over. */
const PARAM = 'profile';

export const PROFILE_TABS = ['details', 'preferences', 'password'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** The address of the same page with the profile open over it, at a tab. Default: at the details. */
export function profileAddress(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  tab: ProfileTab = 'details',
): string {
  const params = new URLSearchParams(search);
  params.set(PARAM, tab === 'details' ? '1' : tab);
  return `${pathname}?${params}`;
}

/** The tab that an address opens; undefined where the profile is closed. */
export function profileTab(search: string): ProfileTab | undefined {
  const asked = new URLSearchParams(search).get(PARAM);
  if (asked === null) return undefined;
  return PROFILE_TABS.find((tab) => tab === asked) ?? 'details';
}

/** Whether the profile is open over this page, and how it is closed. */
export function useProfileAddress(): {
  readonly tab: ProfileTab | undefined;
  readonly close: () => void;
} {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return {
    tab: profileTab(search),
    close: () => {
      const params = new URLSearchParams(search);
      params.delete(PARAM);
      const rest = params.toString();
      // In place of the opening: going back leads to what was there before it.
      void navigate(rest ? `${pathname}?${rest}` : pathname, {
        replace: true,
        preventScrollReset: true,
      });
    },
  };
}

/** The link to the own profile, from wherever one is. */
export function useProfileHref(tab?: ProfileTab): string {
  return profileAddress(useLocation(), tab);
}
