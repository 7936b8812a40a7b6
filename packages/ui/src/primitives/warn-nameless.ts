/** Bundlers replace it and drop development-only code. */
declare const process: { env: { NODE_ENV?: string } };

const warned = /* @__PURE__ */ new Set<string>();

/** Warns once about a dialog with an empty accessible name, which types can't catch. */
export function warnNameless(component: string, name: string | undefined): void {
  if (process.env.NODE_ENV === 'production' || name?.trim() || warned.has(component)) return;
  warned.add(component);
  console.warn(`A ${component} is open without a name. Screen readers can't announce it.`);
}
