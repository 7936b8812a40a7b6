import { CollapsibleTrigger, Icon } from '@booking/ui';
import { startTransition, useId, useState } from 'react';
import { numberFormat } from '../../region/region.ts';
import type { Cell } from './grants.ts';
import { moveInGrid } from './grid-keys.ts';
import { MatrixCheck } from './matrix-check.tsx';
import { matrixWords } from './matrix-words.ts';
import type { PermissionGroup, PermissionMatrixProps } from './permission-matrix.types.ts';
import type { Matrix } from './use-matrix.ts';

interface MatrixGridProps extends Pick<PermissionMatrixProps, 'label' | 'columns' | 'groups'> {
  matrix: Matrix;
}

/** The matrix as a grid: one tab stop, and arrow keys from there. */
export function MatrixGrid({ label, columns, groups, matrix }: MatrixGridProps) {
  const gridId = useId();
  const [active, setActive] = useState<string>();
  const open = groups.filter((group) => !matrix.isCollapsed(group));
  const ids = new Set([
    ...columns.map(({ key }) => key),
    ...groups.flatMap((group) =>
      ['', ...columns.map(({ key }) => key)].map((key) => `${group.key} ${key}`),
    ),
    ...open.flatMap((group) =>
      group.rows.flatMap((row) =>
        ['', ...columns.map(({ key }) => key)].map((key) => `${group.key} ${row.key} ${key}`),
      ),
    ),
  ]);
  // A folded group takes its cells with it.
  const [first] = ids;
  const entry = active !== undefined && ids.has(active) ? active : first;
  const idOf = (place: string) => `${gridId}-${encodeURIComponent(place)}`;
  const cellsOf = (group: PermissionGroup): readonly Cell[] =>
    columns.flatMap((column) => group.rows.map((row) => ({ row, column })));
  const all = groups.flatMap(cellsOf);
  const cellsAt = new Map<string, readonly Cell[]>();
  const check = (place: string, label: string, cells: readonly Cell[]) => {
    cellsAt.set(place, cells);
    const { isOn, isMixed, reason } = matrix.stateOf(cells);
    const [cell, ...more] = cells;
    const single = more.length === 0 ? cell : undefined;
    return (
      <MatrixCheck
        place={place}
        id={idOf(place)}
        isEntry={place === entry}
        isChanged={single && matrix.isChanged(single)}
        note={single && matrix.noteOf(single)}
        {...{ label, isOn, isMixed, reason }}
      />
    );
  };
  /** Where something happens in the grid. */
  const placeOf = (target: EventTarget) =>
    target instanceof HTMLElement ? target.dataset.matrixCell : undefined;

  return (
    <table
      className="ck-matrix-grid w-full border-spacing-0"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells are moved through.
      role="grid"
      aria-label={label}
      onKeyDown={moveInGrid}
      // Where Tab leads is not seen, so it waits until what was clicked has been painted.
      onFocus={({ target }) => startTransition(() => setActive(placeOf(target) ?? active))}
      onChange={({ target }) => {
        const cells = cellsAt.get(placeOf(target) ?? '');
        if (cells) matrix.toggle(cells);
      }}
    >
      <thead>
        <tr>
          <th scope="col" className="text-bk-muted">
            Permission
          </th>
          {columns.map((column) => (
            <th key={column.key} scope="col" className="min-w-[7rem] text-center">
              <span className="wrap-anywhere block type-label">
                <span>{column.label}</span>
                {column.disabledReason !== undefined && (
                  <Icon className="ms-1 text-bk-muted" name="lock" size="xs" />
                )}
              </span>
              {column.description && (
                <span className="block type-caption text-bk-muted">{column.description}</span>
              )}
              {check(
                column.key,
                matrixWords.allOf(column.label),
                all.filter((cell) => cell.column === column),
              )}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => {
        const isOpen = !matrix.isCollapsed(group);
        return (
          <tbody key={group.key}>
            <tr className="ck-matrix-group" data-state={isOpen ? 'open' : 'closed'}>
              <th scope="row" className="wrap-anywhere">
                <CollapsibleTrigger
                  id={idOf(`${group.key} `)}
                  tabIndex={entry === `${group.key} ` ? 0 : -1}
                  className="rounded-xs"
                  data-matrix-cell={`${group.key} `}
                  open={isOpen}
                  onOpenChange={() => matrix.fold(group)}
                >
                  <span>{group.label}</span>
                  <span className="type-caption text-bk-muted [unicode-bidi:plaintext]">
                    {numberFormat().format(group.rows.length)}
                  </span>
                </CollapsibleTrigger>
              </th>
              {columns.map((column) => (
                <td key={column.key} className="ck-matrix-cell">
                  {check(
                    `${group.key} ${column.key}`,
                    matrixWords.allOf(matrixWords.cell(group.label, column.label)),
                    group.rows.map((row) => ({ row, column })),
                  )}
                </td>
              ))}
            </tr>
            {isOpen &&
              group.rows.map((row) => (
                <tr key={row.key} className="ck-matrix-row">
                  <th scope="row" className="wrap-anywhere">
                    <span className="flex items-center gap-1 ps-6 pe-3">
                      {check(
                        `${group.key} ${row.key} `,
                        matrixWords.allOf(row.label),
                        columns.map((column) => ({ row, column })),
                      )}
                      <span>
                        <span>{row.label}</span>
                        {row.description && (
                          <span className="block type-caption text-bk-muted">
                            {row.description}
                          </span>
                        )}
                      </span>
                    </span>
                  </th>
                  {columns.map((column) => (
                    <td
                      key={column.key}
                      className="ck-matrix-cell"
                      data-changed={matrix.isChanged({ row, column }) || undefined}
                    >
                      {check(
                        `${group.key} ${row.key} ${column.key}`,
                        matrixWords.cell(row.label, column.label),
                        [{ row, column }],
                      )}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        );
      })}
    </table>
  );
}
