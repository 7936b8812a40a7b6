'use client';
import { useState } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { FilterSelect } from '../filter-select/index.ts';
import { Icon } from '../icon/index.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import type { Cell } from './grants.ts';
import { permissionMatrixMessages } from './permission-matrix.messages.ts';
import type {
  PermissionColumn,
  PermissionGroup,
  PermissionMatrixProps,
} from './permission-matrix.types.ts';
import type { Matrix } from './use-matrix.ts';

interface MatrixListProps
  extends Pick<PermissionMatrixProps, 'columnsLabel' | 'columns' | 'groups'> {
  matrix: Matrix;
}

/** The matrix on a phone: one column at a time, as a list. */
export function MatrixList({ columnsLabel, columns, groups, matrix }: MatrixListProps) {
  const messages = useMessages('permissionMatrix', permissionMatrixMessages);
  const [chosen, setChosen] = useState<string>();
  const column =
    columns.find(({ key }) => key === chosen) ??
    columns.find(({ disabledReason }) => disabledReason === undefined) ??
    columns[0];
  if (!column) return null;
  const all = groups.flatMap(({ rows }) => rows.map((row) => ({ row, column })));
  return (
    <>
      <div className="bk-matrix-choice" data-part="column">
        <FilterSelect
          label={columnsLabel ?? messages.columns}
          value={column.key}
          options={columns.map(({ key, label }) => ({ value: key, label }))}
          onChange={setChosen}
          required
        />
        {column.description && (
          <span className="bk-matrix-description" data-part="description">
            {column.description}
          </span>
        )}
      </div>
      <ListCheck
        cells={all}
        label={messages.allOf(column.label)}
        matrix={matrix}
        knownReason={undefined}
      />
      {groups.map((group) => (
        <ListGroup
          key={group.key}
          group={group}
          column={column}
          matrix={matrix}
          knownReason={matrix.stateOf(all).reason}
        />
      ))}
    </>
  );
}

interface ListGroupProps {
  group: PermissionGroup;
  column: PermissionColumn;
  matrix: Matrix;
  /** Said above already. */
  knownReason: string | undefined;
}

function ListGroup({ group, column, matrix, knownReason }: ListGroupProps) {
  const messages = useMessages('permissionMatrix', permissionMatrixMessages);
  const number = useNumber();
  const isOpen = !matrix.isCollapsed(group);
  const cells = group.rows.map((row) => ({ row, column }));
  const { count } = matrix.stateOf(cells);
  const counts = [count, cells.length] as const;
  return (
    <section
      className="bk-matrix-section"
      data-part="group"
      data-state={isOpen ? 'open' : 'closed'}
    >
      <button
        type="button"
        className="bk-matrix-fold"
        data-part="fold"
        aria-expanded={isOpen}
        onClick={() => matrix.fold(group)}
      >
        <Icon className="bk-matrix-fold-icon" data-part="fold-icon" name="chevron-down" size="xs" />
        <span>{group.label}</span>{' '}
        <span className="bk-matrix-count" data-part="count">
          {messages.granted(...counts, number.plain(count), number.plain(cells.length))}
        </span>
      </button>
      {isOpen && (
        <>
          <ListCheck
            cells={cells}
            label={messages.allOf(group.label)}
            {...{ matrix, knownReason }}
          />
          {cells.map((cell) => (
            <ListCheck
              key={cell.row.key}
              cells={[cell]}
              label={cell.row.label}
              {...{ matrix, knownReason }}
            />
          ))}
        </>
      )}
    </section>
  );
}

interface ListCheckProps {
  cells: readonly Cell[];
  label: string;
  matrix: Matrix;
  /** Said above already. */
  knownReason: string | undefined;
}

function ListCheck({ cells, label, matrix, knownReason }: ListCheckProps) {
  const messages = useMessages('permissionMatrix', permissionMatrixMessages);
  const { isOn, isMixed, reason } = matrix.stateOf(cells);
  const [cell, ...others] = cells;
  const single = others.length === 0 ? cell : undefined;
  const isChanged = single !== undefined && matrix.isChanged(single);
  const notes = [
    single?.row.description,
    isChanged && (isOn ? messages.changedOn : messages.changedOff),
    single && matrix.noteOf(single),
    reason !== knownReason && reason,
  ].filter(Boolean);
  return (
    <div
      className="bk-matrix-item"
      data-part="cell"
      data-all={single === undefined || undefined}
      data-changed={isChanged || undefined}
      data-disabled-reason={reason}
    >
      <Checkbox
        label={
          <span className="bk-matrix-label" data-part="label">
            {label}
          </span>
        }
        description={notes.map((note, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a note is identified by its position.
          <span key={at} className="bk-matrix-note" data-part="note">
            {`${note} `}
          </span>
        ))}
        isIndeterminate={isMixed}
        checked={isOn}
        aria-disabled={reason !== undefined || undefined}
        onChange={() => matrix.toggle(cells)}
      />
    </div>
  );
}
