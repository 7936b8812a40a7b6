export { FilterBar, type FilterBarPart, type FilterBarProps } from './filter-bar.tsx';
export type {
  ChoiceFilter,
  DayFilter,
  DaysFilter,
  DaysValue,
  Filter,
  TextFilter,
} from './filter-bar.types.ts';
