import type { CurrentUser } from '@booking/api-client';
import type { IconName } from '@booking/ui';
import { createContext, use } from 'react';

/** A group of links of the sidebar. */
export interface NavLinks {
  readonly heading: string;
  readonly items: readonly { readonly label: string; readonly icon: IconName }[];
}

/** Returns the links that a user may open. The shell knows them. */
export const NavContext = createContext<(user: CurrentUser) => readonly NavLinks[]>(() => []);

export function useNavOf(): (user: CurrentUser) => readonly NavLinks[] {
  return use(NavContext);
}
