import { useUser } from '../session/session-context.ts';
import { type AccessRule, mayOpen, type PathParams } from './access.ts';

interface GuardedScreen {
  readonly path: string;
  readonly access?: AccessRule;
}

/**
 * Whether the signed-in user may open a screen, for what links to it.
 * @param params Those of the screen's path: users of an institution open what is about it.
 */
export function useMayOpen({ access }: GuardedScreen, params?: PathParams): boolean {
  return mayOpen(access, useUser(), params);
}

/** The address of a screen with a filter, or undefined for users who may not open it. */
export function useScreenLink(
  screen: GuardedScreen,
  filter: Readonly<Record<string, string>>,
): string | undefined {
  return useMayOpen(screen) ? `${screen.path}?${new URLSearchParams(filter)}` : undefined;
}
