export { ColumnsChooser as default } from '@booking/ui';
