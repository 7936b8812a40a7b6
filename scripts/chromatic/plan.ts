/** Plan of `npm run chromatic`: the program with its arguments, or why it does nothing. */
export type Plan =
  | { readonly run: readonly [command: string, ...args: string[]] }
  | { readonly lacks: string };

/** Visual regression is run where there is a token of the project; elsewhere nothing is missing but that. */
export function planOf(
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
): Plan {
  if (env.CHROMATIC_PROJECT_TOKEN) return { run: ['chromatic', ...args] };
  return {
    lacks:
      'Chromatic was not run: CHROMATIC_PROJECT_TOKEN is not set. It is the token of the project, under Manage.',
  };
}
