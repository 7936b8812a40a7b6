/** Bundlers replace it and drop development-only code. A page without a bundler has no `process`. */
declare const process: { env: { NODE_ENV?: string } };

const warned = /* @__PURE__ */ new Set<string>();

/** Warns once about a dialog with an empty accessible name, which types can't catch. */
export function warnNameless(component: string, name: string | undefined): void {
  if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return;
  if (name?.trim() || warned.has(component)) return;
  warned.add(component);
  console.warn(`A ${component} is open without a name. Screen readers can't announce it.`);
}
