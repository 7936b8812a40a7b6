/** Bundlers put the word in its place, and leave out what only development needs. */
declare const process: { env: { NODE_ENV?: string } };

const told = /* @__PURE__ */ new Set<string>();

/** Tells once what no type can see: a dialog whose name came in empty, so that nobody hears what opened (M11). */
export function warnNameless(component: string, name: string | undefined): void {
  if (process.env.NODE_ENV === 'production' || name?.trim() || told.has(component)) return;
  told.add(component);
  console.warn(`A ${component} is open without a name. Screen readers say nothing of it.`);
}
