import type { Saved } from './use-save.ts';

const list = new Intl.ListFormat('en-IN');

/** Says that something was saved, and what someone else also changed. @param done "Company saved." */
export function savedText(done: string, { taken }: Saved): string {
  return taken.length === 0
    ? done
    : `${done} Someone else also changed ${list.format(taken)}. Both changes were kept.`;
}
