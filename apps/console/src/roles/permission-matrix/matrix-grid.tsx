import { Button, Icon } from '@booking/ui';
import { useId, useState } from 'react';
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
      className="ck-matrix-grid"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells are moved through.
      role="grid"
      aria-label={label}
      onKeyDown={moveInGrid}
    >
      <thead>
        <tr>
          <th scope="col" className="ck-matrix-corner">
            Permission
          </th>
          {columns.map((column) => (
            <th key={column.key} scope="col" className="ck-matrix-column">
              <span className="ck-matrix-column-label">
                <span>{column.label}</span>
                {column.disabledReason !== undefined && (
                  <Icon className="ck-matrix-lock" name="lock" size="xs" />
                )}
              </span>
              {column.description && (
                <span className="ck-matrix-description">{column.description}</span>
              )}
              <MatrixCheck
                {...stop(column.key)}
                cells={all.filter((cell) => cell.column === column)}
                label={matrixWords.allOf(column.label)}
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
            <tr className="ck-matrix-group" data-state={isOpen ? 'open' : 'closed'}>
              <th scope="row" className="ck-matrix-head">
                <Button
                  {...stop(`${group.key} `)}
                  color="transparent"
                  className="ck-matrix-fold"
                  data-matrix-cell=""
                  aria-expanded={isOpen}
                  onClick={() => matrix.fold(group)}
                >
                  <Icon className="ck-matrix-fold-icon" name="chevron-down" size="xs" />
                  <span>{group.label}</span>
                  <span className="ck-matrix-count">
                    {numberFormat().format(group.rows.length)}
                  </span>
                </Button>
              </th>
              {columns.map((column) => (
                <td key={column.key} className="ck-matrix-cell">
                  <MatrixCheck
                    {...stop(`${group.key} ${column.key}`)}
                    cells={group.rows.map((row) => ({ row, column }))}
                    label={matrixWords.allOf(matrixWords.cell(group.label, column.label))}
                    matrix={matrix}
                  />
                </td>
              ))}
            </tr>
            {isOpen &&
              group.rows.map((row) => (
                <tr key={row.key} className="ck-matrix-row">
                  <th scope="row" className="ck-matrix-head">
                    <span className="ck-matrix-head-content">
                      <MatrixCheck
                        {...stop(`${group.key} ${row.key} `)}
                        cells={columns.map((column) => ({ row, column }))}
                        label={matrixWords.allOf(row.label)}
                        matrix={matrix}
                      />
                      <span>
                        <span>{row.label}</span>
                        {row.description && (
                          <span className="ck-matrix-description">{row.description}</span>
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
                      <MatrixCheck
                        {...stop(`${group.key} ${row.key} ${column.key}`)}
                        cells={[{ row, column }]}
                        label={matrixWords.cell(row.label, column.label)}
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
