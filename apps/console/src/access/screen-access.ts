import { useUser } from '../session/session-context.ts';
import { type AccessRule, mayOpen } from './access.ts';

interface GuardedScreen {
  readonly path: string;
  readonly access?: AccessRule;
}

/** Whether the signed-in user may open a screen, for what links to it. */
export function useMayOpen({ access }: GuardedScreen): boolean {
  return mayOpen(access, useUser());
}

/** The address of a screen with a filter, or undefined for users who may not open it. */
export function useScreenLink(
  screen: GuardedScreen,
  filter: Readonly<Record<string, string>>,
): string | undefined {
  return useMayOpen(screen) ? `${screen.path}?${new URLSearchParams(filter)}` : undefined;
}
