import type { ConsolePath } from '@booking/content/console-paths';
import { mayOpen, type PathParams } from '../access/access.ts';
import { useUser } from '../session/session-context.ts';
import { useScreen } from './screens-context.ts';

/**
 * Whether the signed-in user may open a screen, for what links to it.
 * @param params Those of its path: users of an institution open what is about it.
 */
export function useMayOpen(path: ConsolePath, params?: PathParams): boolean {
  return mayOpen(useScreen(path).access, useUser(), params);
}

/** The address of a screen with a filter, or undefined for users who may not open it. */
export function useScreenLink(
  path: ConsolePath,
  filter: Readonly<Record<string, string>>,
): string | undefined {
  return useMayOpen(path) ? `${path}?${new URLSearchParams(filter)}` : undefined;
}
