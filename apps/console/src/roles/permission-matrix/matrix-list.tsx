import { Accordion, Checkbox, FilterSelect } from '@booking/ui';
import { useState } from 'react';
import { numberFormat } from '../../region/region.ts';
import type { Cell } from './grants.ts';
import { matrixWords } from './matrix-words.ts';
import type {
  PermissionColumn,
  PermissionGroup,
  PermissionMatrixProps,
} from './permission-matrix.types.ts';
import type { Matrix } from './use-matrix.ts';

interface MatrixListProps extends Pick<PermissionMatrixProps, 'columns' | 'groups'> {
  matrix: Matrix;
}

/** The matrix on a phone: one column at a time, as a list. */
export function MatrixList({ columns, groups, matrix }: MatrixListProps) {
  const [chosen, setChosen] = useState<string>();
  const column =
    columns.find(({ key }) => key === chosen) ??
    columns.find(({ disabledReason }) => disabledReason === undefined) ??
    columns[0];
  if (!column) return null;
  const all = groups.flatMap(({ rows }) => rows.map((row) => ({ row, column })));
  return (
    <>
      <div className="ck-matrix-choice flex flex-wrap items-center gap-2 py-2">
        <FilterSelect
          label="Role"
          value={column.key}
          options={columns.map(({ key, label }) => ({ value: key, label }))}
          onChange={setChosen}
          required
        />
        {column.description && (
          <span className="type-caption text-bk-muted">{column.description}</span>
        )}
      </div>
      <ListCheck
        cells={all}
        label={matrixWords.allOf(column.label)}
        matrix={matrix}
        knownReason={undefined}
      />
      <Accordion
        isMultiple
        titleLevel={2}
        className="ck-matrix-groups"
        items={groups.map((group) => ({
          key: group.key,
          title: <GroupTitle {...{ group, column, matrix }} />,
          content: (
            <GroupChecks {...{ group, column, matrix }} knownReason={matrix.stateOf(all).reason} />
          ),
        }))}
        value={groups.filter((group) => !matrix.isCollapsed(group)).map(({ key }) => key)}
        onChange={(open) => {
          for (const group of groups)
            if (open.includes(group.key) === matrix.isCollapsed(group)) matrix.fold(group);
        }}
      />
    </>
  );
}

interface GroupProps {
  group: PermissionGroup;
  column: PermissionColumn;
  matrix: Matrix;
}

const cellsOf = ({ group, column }: GroupProps): readonly Cell[] =>
  group.rows.map((row) => ({ row, column }));

function GroupTitle(props: GroupProps) {
  const cells = cellsOf(props);
  const { count } = props.matrix.stateOf(cells);
  return (
    <span>
      <span>{props.group.label}</span>{' '}
      <span className="type-caption text-bk-muted [unicode-bidi:plaintext]">
        {`${numberFormat().format(count)} of ${numberFormat().format(cells.length)}`}
      </span>
    </span>
  );
}

interface GroupChecksProps extends GroupProps {
  /** Said above already. */
  knownReason: string | undefined;
}

function GroupChecks({ knownReason, ...props }: GroupChecksProps) {
  const { group, matrix } = props;
  const cells = cellsOf(props);
  return (
    <>
      <ListCheck
        cells={cells}
        label={matrixWords.allOf(group.label)}
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
  const { isOn, isMixed, reason } = matrix.stateOf(cells);
  const [cell, ...others] = cells;
  const single = others.length === 0 ? cell : undefined;
  const isChanged = single !== undefined && matrix.isChanged(single);
  const notes = [
    single?.row.description,
    isChanged && (isOn ? matrixWords.changedOn : matrixWords.changedOff),
    single && matrix.noteOf(single),
    reason !== knownReason && reason,
  ].filter(Boolean);
  return (
    <div
      className="ck-matrix-item px-3 [--bk-checkbox-width:100%]"
      data-changed={isChanged || undefined}
      data-disabled-reason={reason}
    >
      <Checkbox
        label={
          <span className={single ? 'wrap-anywhere' : 'wrap-anywhere text-bk-secondary'}>
            {label}
          </span>
        }
        description={notes.map((note, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a note is identified by its position.
          <span key={at} className="block last:pb-1.5">
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
