import { createContext, use } from 'react';

/** Opens the sidebar's drawer. */
export const DrawerContext = createContext<() => void>(() => {});

export function useOpenDrawer(): () => void {
  return use(DrawerContext);
}
