import { Button } from '@booking/ui';
import { shortcuts } from '../shortcuts/shortcuts.ts';
import { useIsOn, useShortcut } from '../shortcuts/use-shortcut.ts';
import { ColumnsButton } from './columns/columns-button.tsx';
import type { Columns } from './columns/use-columns.ts';
import { ListFilters } from './filters/list-filters.tsx';
import type { ListOf } from './list-of.ts';
import type { ListState } from './list-state.ts';
import { SearchBox } from './search-box.tsx';
import { SortSelect } from './sort-select.tsx';
import type { ListActions } from './use-list-state.ts';

interface ListToolsProps<T extends { readonly _id: string }, K extends string> {
  readonly list: ListOf<T, K>;
  readonly state: ListState<K>;
  readonly actions: ListActions<K>;
  readonly columns: Columns<T>;
  /** Undefined while there is nothing to export. */
  readonly onExport: (() => void) | undefined;
}

/** The search, filters and display options of a list. */
export function ListTools<T extends { readonly _id: string }, K extends string>({
  list,
  state,
  actions,
  columns,
  onExport,
}: ListToolsProps<T, K>) {
  // The field handles its key itself.
  useShortcut(shortcuts.search);
  useShortcut(shortcuts.rows);
  const isSearchKeyOn = useIsOn(shortcuts.search);
  const [first] = list.columns;
  return (
    <search
      className="@container/list-tools flex-none border-bk-subtle border-b max-md:bg-bk-surface"
      aria-label={list.noun.many}
    >
      <div className="ck-list-tools flex flex-wrap items-center gap-2 px-5 py-2.5 max-md:px-3">
        <SearchBox
          label={list.searchLabel}
          value={state.search}
          onSearch={actions.search}
          shortcut={isSearchKeyOn ? shortcuts.search.key : undefined}
        />
        <ListFilters noun={list.noun} filters={list.filters} state={state} actions={actions} />
        <SortSelect list={list} state={state} actions={actions} columns={columns} />
        <div className="ck-list-looks ms-auto flex items-center gap-1">
          <Button
            color="transparent"
            icon="download"
            className="ck-list-tool"
            data-tooltip="Export as CSV"
            disabledReason={onExport ? undefined : 'Nothing to export.'}
            onClick={onExport}
          >
            Export
          </Button>
          {/* Cards have their own choice of facts. */}
          <span className="max-md:hidden">
            <ColumnsButton
              columns={list.columns.map((column) => ({
                key: column.key,
                label: column.label,
                isLocked: column === first,
              }))}
              value={columns.shown.map(({ key }) => key)}
              onChange={columns.choose}
              pinned={columns.pinned}
              onPinnedChange={columns.pin}
              onReset={columns.reset}
            />
          </span>
        </div>
      </div>
    </search>
  );
}
