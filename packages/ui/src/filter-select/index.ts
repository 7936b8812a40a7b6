export {
  FilterSelect,
  type FilterSelectOption,
  type FilterSelectPart,
  type FilterSelectProps,
} from './filter-select.tsx';
