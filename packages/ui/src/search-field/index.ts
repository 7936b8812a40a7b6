export { SearchField, type SearchFieldPart, type SearchFieldProps } from './search-field.tsx';
