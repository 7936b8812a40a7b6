export { FilterSelect, type FilterSelectOption, type FilterSelectProps } from './filter-select.tsx';
