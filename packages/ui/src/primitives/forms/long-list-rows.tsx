'use client';
import { Fragment, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { useWindow, type WindowPart } from '../dom/use-window.ts';
import { type ListGroup, ListRows, type ListRowsProps, RowGroup } from './list-rows.tsx';

/** Number of rows above which only those in view are rendered. */
const WINDOW_FROM = 200;

/** Whether only the rows in view are rendered. All have one height then, which the style sheet of the list gives them. */
export const isLong = (groups: readonly ListGroup<unknown>[]): boolean =>
  groups.reduce((sum, { rows }) => sum + rows.length, 0) > WINDOW_FROM;

/** The rows of a list by group: of a long one those in view. It is in an element that scrolls, with `data-scroller`. */
export function LongListRows<Row extends { readonly key: string }>(props: ListRowsProps<Row>) {
  return isLong(props.groups) ? <RowsInView {...props} /> : <ListRows {...props} />;
}

/** A row, or the heading of a group, which takes the place of one. */
interface Entry<Row> {
  readonly key: string;
  readonly group: number;
  /** Undefined for a heading. */
  readonly row: Row | undefined;
  /** From 1. */
  readonly place: number;
}

const keyOf = ({ key }: Entry<unknown>) => key;

function RowsInView<Row extends { readonly key: string }>({
  groups,
  headingClass,
  active,
  children,
}: ListRowsProps<Row>) {
  const body = useRef<HTMLDivElement>(null);
  const entries = useMemo(() => entriesOf(groups), [groups]);
  const size = entries.at(-1)?.place ?? 0;
  const place = active ? entries.findIndex(({ key }) => key === active.key) : -1;
  const activeIndex = place === -1 ? undefined : place;
  const {
    parts = [],
    onFocus,
    onBlur,
  } = useWindow(body, entries, keyOf, {
    isOn: true,
    active: activeIndex,
  });

  // Before the rows are measured, those around the active one have no place.
  const isMeasured = parts.some((part) => 'until' in part);
  useLayoutEffect(() => {
    if (activeIndex === undefined || !isMeasured) return;
    const row = body.current?.querySelector(`[data-index="${activeIndex}"]`);
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [activeIndex, isMeasured]);

  const rendered = (part: WindowPart<Entry<Row>>): ReactNode => {
    if (!('row' in part)) return <Gap key={`before ${part.until}`} height={part.height} />;
    const { row, place } = part.row;
    const option = { 'aria-setsize': size, 'aria-posinset': place };
    return row === undefined ? null : children(row, { index: part.index, option });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices which row has the focus.
    <div ref={body} role="presentation" onFocus={onFocus} onBlur={onBlur}>
      {sectionsOf(parts).map(({ group, parts, key }) => {
        const heading = group === undefined ? undefined : groups[group]?.heading;
        const rows = parts.map(rendered);
        if (heading === undefined) return <Fragment key={key}>{rows}</Fragment>;
        return (
          <RowGroup key={key} {...{ heading, headingClass }} headingIndex={headingIn(parts)}>
            {rows}
          </RowGroup>
        );
      })}
    </div>
  );
}

/** The height of the rows that aren't rendered. */
function Gap({ height }: { height: number }) {
  return <div role="presentation" style={{ height }} />;
}

function entriesOf<Row extends { readonly key: string }>(
  groups: readonly ListGroup<Row>[],
): Entry<Row>[] {
  let place = 0;
  return groups.flatMap(({ heading, rows }, group) => {
    const head = { key: `heading ${group}`, group, row: undefined, place };
    const own = rows.map((row): Entry<Row> => ({ key: row.key, group, row, place: ++place }));
    return heading === undefined ? own : [head, ...own];
  });
}

interface Section<Row> {
  readonly key: string;
  /** Undefined for rows between two groups that aren't rendered. */
  readonly group: number | undefined;
  readonly parts: WindowPart<Entry<Row>>[];
}

/** Rows that follow each other in one group, with the gaps between them: a group is one element. */
function sectionsOf<Row>(parts: readonly WindowPart<Entry<Row>>[]): Section<Row>[] {
  const sections: Section<Row>[] = [];
  let gap: Section<Row> | undefined;
  for (const part of parts) {
    if (!('row' in part)) {
      gap = { key: `before ${part.until}`, group: undefined, parts: [part] };
      continue;
    }
    const { group } = part.row;
    const last = sections.at(-1);
    if (last?.group === group) last.parts.push(...(gap?.parts ?? []), part);
    else sections.push(...(gap ? [gap] : []), { key: `group ${group}`, group, parts: [part] });
    gap = undefined;
  }
  return gap ? [...sections, gap] : sections;
}

/** The index of the heading, if it is rendered. */
function headingIn<Row>(parts: readonly WindowPart<Entry<Row>>[]): number | undefined {
  const [first] = parts;
  return first && 'row' in first && first.row.row === undefined ? first.index : undefined;
}
