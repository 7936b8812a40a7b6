import { FilterSelect } from '@booking/ui';
import type { Columns } from './columns/use-columns.ts';
import type { ListColumn, ListOf } from './list-of.ts';
import type { ListState } from './list-state.ts';
import type { ListActions } from './use-list-state.ts';

interface SortSelectProps<T extends { readonly _id: string }, K extends string> {
  readonly list: Pick<ListOf<T, K>, 'rule' | 'columns'>;
  readonly state: ListState<K>;
  readonly actions: Pick<ListActions<K>, 'order'>;
  readonly columns: Columns<T>;
}

/** The sort order of a list, where no header shows it: on cards, and while the sorted column is hidden. */
export function SortSelect<T extends { readonly _id: string }, K extends string>({
  list,
  state,
  actions,
  columns,
}: SortSelectProps<T, K>) {
  const sort = state.sort ?? list.rule.defaultSort;
  const isInHead = columns.shown.some(({ sortKey }) => sortKey === sort.replace(/^-/, ''));
  if (isInHead && !columns.areCards) return null;
  const options = list.columns.flatMap(orderOptions);
  const isInOptions = options.some(({ value }) => value === list.rule.defaultSort);
  return (
    <span className="ck-list-sort ms-auto">
      <FilterSelect
        label="Sort"
        icon="arrow-up-down"
        value={sort}
        options={[
          ...(isInOptions ? [] : [{ value: list.rule.defaultSort, label: 'Default order' }]),
          ...options,
        ]}
        onChange={actions.order}
        required
      />
    </span>
  );
}

function orderOptions({ label, sortKey, orderNames }: ListColumn<never>) {
  if (sortKey === undefined) return [];
  const [ascending, descending] = orderNames ?? [`${label}: A to Z`, `${label}: Z to A`];
  return [
    { value: sortKey, label: ascending },
    { value: `-${sortKey}`, label: descending },
  ];
}
