import { type Renames, renaming } from './rename.ts';

/** From 1.0.0 to 2.0.0. */
export const renames = {
  lists: { DataTable: ['defaultSelection', 'onSelectionChange', 'selection'] },
  props: {},
} as const satisfies Renames;

export const parser = 'tsx';
export default renaming(renames);
