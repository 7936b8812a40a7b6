export { ColumnPicker as default } from '@booking/ui';
