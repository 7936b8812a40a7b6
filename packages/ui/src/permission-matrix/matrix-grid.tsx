'use client';
import { useId, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import type { Cell } from './grants.ts';
import { moveInGrid } from './grid-keys.ts';
import { MatrixCheck } from './matrix-check.tsx';
import { permissionMatrixMessages } from './permission-matrix.messages.ts';
import type { PermissionGroup, PermissionMatrixProps } from './permission-matrix.types.ts';
import type { Matrix } from './use-matrix.ts';

interface MatrixGridProps
  extends Pick<PermissionMatrixProps, 'label' | 'rowsLabel' | 'columns' | 'groups'> {
  matrix: Matrix;
}

/** The matrix as a grid: one tab stop, and arrow keys from there. */
export function MatrixGrid({ label, rowsLabel, columns, groups, matrix }: MatrixGridProps) {
  const messages = useMessages('permissionMatrix', permissionMatrixMessages);
  const number = useNumber();
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
  const stop = (id: string) => ({
    id: `${gridId}-${encodeURIComponent(id)}`,
    tabIndex: id === entry ? 0 : -1,
    onFocus: () => setActive(id),
  });
  const cellsOf = (group: PermissionGroup): readonly Cell[] =>
    columns.flatMap((column) => group.rows.map((row) => ({ row, column })));
  const all = groups.flatMap(cellsOf);

  return (
    <table
      className="bk-matrix-grid"
      data-part="grid"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells are moved through.
      role="grid"
      aria-label={label}
      onKeyDown={moveInGrid}
    >
      <thead>
        <tr>
          <th scope="col" className="bk-matrix-corner" data-part="corner">
            {rowsLabel ?? messages.rows}
          </th>
          {columns.map((column) => (
            <th key={column.key} scope="col" className="bk-matrix-column" data-part="column">
              <span className="bk-matrix-column-label" data-part="label">
                <span>{column.label}</span>
                {column.disabledReason !== undefined && (
                  <Icon className="bk-matrix-lock" data-part="lock" name="lock" size="xs" />
                )}
              </span>
              {column.description && (
                <span className="bk-matrix-description" data-part="description">
                  {column.description}
                </span>
              )}
              <MatrixCheck
                {...stop(column.key)}
                cells={all.filter((cell) => cell.column === column)}
                label={messages.allOf(column.label)}
                matrix={matrix}
              />
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => {
        const isOpen = !matrix.isCollapsed(group);
        return (
          <tbody key={group.key}>
            <tr
              className="bk-matrix-group"
              data-part="group"
              data-state={isOpen ? 'open' : 'closed'}
            >
              <th scope="row" className="bk-matrix-head" data-part="row-header">
                <button
                  {...stop(`${group.key} `)}
                  type="button"
                  className="bk-matrix-fold"
                  data-part="fold"
                  data-matrix-cell=""
                  aria-expanded={isOpen}
                  onClick={() => matrix.fold(group)}
                >
                  <Icon
                    className="bk-matrix-fold-icon"
                    data-part="fold-icon"
                    name="chevron-down"
                    size="xs"
                  />
                  <span>{group.label}</span>
                  <span className="bk-matrix-count" data-part="count">
                    {number.plain(group.rows.length)}
                  </span>
                </button>
              </th>
              {columns.map((column) => (
                <td key={column.key} className="bk-matrix-cell">
                  <MatrixCheck
                    {...stop(`${group.key} ${column.key}`)}
                    cells={group.rows.map((row) => ({ row, column }))}
                    label={messages.allOf(messages.cell(group.label, column.label))}
                    matrix={matrix}
                  />
                </td>
              ))}
            </tr>
            {isOpen &&
              group.rows.map((row) => (
                <tr key={row.key} className="bk-matrix-row" data-part="row">
                  <th scope="row" className="bk-matrix-head" data-part="row-header">
                    <span className="bk-matrix-head-content">
                      <MatrixCheck
                        {...stop(`${group.key} ${row.key} `)}
                        cells={columns.map((column) => ({ row, column }))}
                        label={messages.allOf(row.label)}
                        matrix={matrix}
                      />
                      <span>
                        <span>{row.label}</span>
                        {row.description && (
                          <span className="bk-matrix-description" data-part="description">
                            {row.description}
                          </span>
                        )}
                      </span>
                    </span>
                  </th>
                  {columns.map((column) => (
                    <td
                      key={column.key}
                      className="bk-matrix-cell"
                      data-changed={matrix.isChanged({ row, column }) || undefined}
                    >
                      <MatrixCheck
                        {...stop(`${group.key} ${row.key} ${column.key}`)}
                        cells={[{ row, column }]}
                        label={messages.cell(row.label, column.label)}
                        matrix={matrix}
                      />
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
