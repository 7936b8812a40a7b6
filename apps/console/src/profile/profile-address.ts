import { useLocation, useNavigate } from 'react-router';

/** The profile drawer has no page of its own: this parameter opens it over any page. */
const PARAM = 'profile';

export const PROFILE_TABS = ['details', 'preferences', 'password', 'security'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** The current address with the profile open, at a tab. Default: details. */
export function profileAddress(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  tab: ProfileTab = 'details',
): string {
  const params = new URLSearchParams(search);
  params.set(PARAM, tab === 'details' ? '1' : tab);
  return `${pathname}?${params}`;
}

/** The tab in an address; undefined when the profile is closed. */
export function profileTab(search: string): ProfileTab | undefined {
  const asked = new URLSearchParams(search).get(PARAM);
  if (asked === null) return undefined;
  return PROFILE_TABS.find((tab) => tab === asked) ?? 'details';
}

/** The open tab of the profile, and how to close it. */
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
      // Replaces the entry that opened it: Back leads to what was before.
      void navigate(rest ? `${pathname}?${rest}` : pathname, {
        replace: true,
        preventScrollReset: true,
      });
    },
  };
}

/** The link to the profile, from any page. */
export function useProfileHref(tab?: ProfileTab): string {
  return profileAddress(useLocation(), tab);
}
