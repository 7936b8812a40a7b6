import type { Saved } from '../../forms/use-save.ts';

const list = new Intl.ListFormat('en-IN');

/** Says that a section was saved, and what someone else changed in it meanwhile. */
export function savedText(name: string, { taken }: Saved): string {
  const done = `${name} saved.`;
  return taken.length === 0
    ? done
    : `${done} Someone else also changed ${list.format(taken)}. Both changes were kept.`;
}
