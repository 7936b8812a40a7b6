import type { HTMLAttributes, ReactNode } from 'react';

export interface ListboxGroup<Row> {
  /** Undefined for rows of no group. */
  readonly heading: string | undefined;
  readonly rows: readonly Row[];
}

interface ListboxProps<Row> extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  id: string;
  label: string;
  groups: readonly ListboxGroup<Row>[];
  isLoading: boolean;
  headingClass: string;
  /** Renders a row, with its key. */
  children: (row: Row) => ReactNode;
}

/** Id of a row's element. A key may contain a space, which an id may not. */
export const rowId = (listId: string, { key }: { readonly key: string }) =>
  `${listId}-${encodeURIComponent(key)}`;

/** The rows of a list by group. Focus stays in the field, which references the active row. */
export function Listbox<Row>({
  id,
  label,
  groups,
  isLoading,
  headingClass,
  children,
  ...rest
}: ListboxProps<Row>) {
  return (
    <div {...rest} id={id} role="listbox" aria-label={label} aria-busy={isLoading || undefined}>
      {groups.map(({ heading, rows }, at) => {
        const headingId = `${id}-heading-${at}`;
        return heading === undefined ? (
          rows.map(children)
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox.
          // biome-ignore lint/suspicious/noArrayIndexKey: two can have the same heading, and they have no state.
          <div key={at} role="group" aria-labelledby={headingId}>
            <div className={headingClass} data-part="heading" id={headingId} role="presentation">
              {heading}
            </div>
            {rows.map(children)}
          </div>
        );
      })}
    </div>
  );
}
