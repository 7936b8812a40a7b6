import { type ReactNode, useId } from 'react';
import { usePart } from '../react/use-part.ts';

export interface ListGroup<Row> {
  /** Undefined for rows of no group. */
  readonly heading: string | undefined;
  readonly rows: readonly Row[];
}

/** Position of a row in a long list, of which only a part is rendered. */
export interface RowPlace {
  readonly index: number;
  /** Where it is among all rows, for a screen reader. */
  readonly option: { readonly 'aria-setsize': number; readonly 'aria-posinset': number };
}

export interface ListRowsProps<Row> {
  groups: readonly ListGroup<Row>[];
  headingClass: string;
  /** The row that stays rendered and in view. */
  active?: Row | undefined;
  /** Renders a row, with its key. Where it has a place, its element has a `data-index`. */
  children: (row: Row, place?: RowPlace) => ReactNode;
}

/** All rows of a list by group. */
export function ListRows<Row>({ groups, headingClass, children }: ListRowsProps<Row>) {
  return groups.map(({ heading, rows }, at) =>
    heading === undefined ? (
      rows.map((row) => children(row))
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: two can have the same heading, and they have no state.
      <RowGroup key={at} heading={heading} headingClass={headingClass}>
        {rows.map((row) => children(row))}
      </RowGroup>
    ),
  );
}

interface RowGroupProps {
  heading: string;
  headingClass: string;
  /** In a long list, where the heading is; undefined if it isn't rendered. */
  headingIndex?: number | undefined;
  children: ReactNode;
}

export function RowGroup({ heading, headingClass, children, ...place }: RowGroupProps) {
  const part = usePart();
  const id = useId();
  const isHeaded = !('headingIndex' in place) || place.headingIndex !== undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox.
    <div role="group" {...(isHeaded ? { 'aria-labelledby': id } : { 'aria-label': heading })}>
      {isHeaded && (
        <div
          {...part('heading', headingClass)}
          data-index={place.headingIndex}
          id={id}
          role="presentation"
        >
          {heading}
        </div>
      )}
      {children}
    </div>
  );
}
