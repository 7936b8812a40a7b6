export { FieldRow } from './field-row.tsx';
