/** Bundlers replace it and drop development-only code. */
declare const process: { env: { NODE_ENV?: string } };

const told = /* @__PURE__ */ new Set<string>();

/** Warns once about a dialog with an empty accessible name, which types can't catch (M11). */
export function warnNameless(component: string, name: string | undefined): void {
  if (process.env.NODE_ENV === 'production' || name?.trim() || told.has(component)) return;
  told.add(component);
  console.warn(`A ${component} is open without a name. Screen readers say nothing of it.`);
}
