export { ColumnsChooser, type ColumnsChooserProps } from './columns-chooser.tsx';
export type { ChoosableColumn } from './columns-chooser.types.ts';
