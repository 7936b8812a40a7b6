export {
  type ChoosableColumn,
  ColumnsChooser,
  type ColumnsChooserProps,
} from './columns-chooser.tsx';
