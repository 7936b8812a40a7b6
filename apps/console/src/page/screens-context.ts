import type { ConsolePath } from '@booking/content/console-paths';
import { createContext, use } from 'react';
import type { Screen } from './screen.ts';

/** All screens. The app knows them; what a screen shows can't import their list, which leads to it. */
export const ScreensContext = createContext<readonly Screen[]>([]);

export function useScreens(): readonly Screen[] {
  return use(ScreensContext);
}

/** @throws Error if no screen is at the path. */
export function useScreen(path: ConsolePath): Screen {
  const screen = useScreens().find((candidate) => candidate.path === path);
  if (!screen) throw new Error(`No screen is at ${path}.`);
  return screen;
}
