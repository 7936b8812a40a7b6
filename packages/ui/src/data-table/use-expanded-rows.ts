import { useMemo } from 'react';
import { useControlled } from '../primitives/react/use-controlled.ts';
import type { DataTableProps } from './data-table.types.ts';

const none: readonly string[] = [];
const nowhere: ReadonlySet<string> = new Set();

/** Handles which rows show details. Returns undefined if rows have none. */
export function useExpandedRows<T>({
  renderDetail,
  expanded: controlled,
  defaultExpanded,
  onExpandedChange,
}: Pick<DataTableProps<T>, 'renderDetail' | 'expanded' | 'defaultExpanded' | 'onExpandedChange'>) {
  const [expanded, setExpanded] = useControlled(
    controlled,
    defaultExpanded ?? none,
    onExpandedChange,
  );
  const keys = useMemo(() => (expanded.length > 0 ? new Set(expanded) : nowhere), [expanded]);
  return {
    keys: renderDetail ? keys : nowhere,
    toggle: (key: string) =>
      setExpanded(keys.has(key) ? expanded.filter((item) => item !== key) : [...expanded, key]),
  };
}
