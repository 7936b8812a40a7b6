import type { ComponentType, HTMLAttributes } from 'react';
import { ListRows, type ListRowsProps } from './list-rows.tsx';

interface ListboxProps<Row>
  extends Omit<HTMLAttributes<HTMLElement>, 'children'>,
    ListRowsProps<Row> {
  id: string;
  label: string;
  isLoading: boolean;
  /** Component that renders the rows, where there may be thousands. The default renders all of them. */
  Rows?: ComponentType<ListRowsProps<Row>>;
}

/** Id of a row's element. A key may contain a space, which an id may not. */
export const rowId = (listId: string, { key }: { readonly key: string }) =>
  `${listId}-${encodeURIComponent(key)}`;

/** The rows of a list by group. Focus stays in the field, which references the active row. */
export function Listbox<Row>({
  id,
  label,
  isLoading,
  groups,
  headingClass,
  active,
  Rows = ListRows,
  children,
  ...rest
}: ListboxProps<Row>) {
  return (
    <div {...rest} id={id} role="listbox" aria-label={label} aria-busy={isLoading || undefined}>
      <Rows {...{ groups, headingClass, active }}>{children}</Rows>
    </div>
  );
}
