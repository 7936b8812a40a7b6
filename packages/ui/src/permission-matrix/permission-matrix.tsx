'use client';
import { MOBILE_MAX_WIDTH } from '../constants.ts';
import { useMediaQuery } from '../primitives/dom/use-media-query.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { MatrixGrid } from './matrix-grid.tsx';
import { MatrixList } from './matrix-list.tsx';
import { permissionMatrixMessages } from './permission-matrix.messages.ts';
import type { PermissionMatrixProps } from './permission-matrix.types.ts';
import { useMatrix } from './use-matrix.ts';

/**
 * Who has which permission: a grid of checkboxes, with groups of rows that fold. Nothing is saved by itself: put a
 * SaveBar below it, and give what is saved as `saved`.
 */
export function PermissionMatrix(props: PermissionMatrixProps) {
  const {
    label,
    rowsLabel,
    columnsLabel,
    columns,
    groups,
    value: _value,
    defaultValue: _defaultValue,
    onChange: _onChange,
    onRelatedToggle: _onRelatedToggle,
    saved: _saved,
    collapsed: _collapsed,
    defaultCollapsed: _defaultCollapsed,
    onCollapsedChange: _onCollapsedChange,
    disabledReason: _disabledReason,
    cellDisabledReason: _cellDisabledReason,
    cellNote: _cellNote,
    className,
    ...rest
  } = props;
  const messages = useMessages('permissionMatrix', permissionMatrixMessages);
  const matrix = useMatrix(props);
  const isPhone = useMediaQuery(`(max-width: ${MOBILE_MAX_WIDTH}px)`, false);
  const isEmpty = columns.length === 0 || groups.every(({ rows }) => rows.length === 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: on a phone a group of checkboxes, otherwise the frame of a grid.
    <div
      aria-label={label}
      {...rest}
      className={classNames('bk-matrix', className)}
      role="group"
      data-layout={isPhone ? 'list' : 'grid'}
    >
      {isEmpty ? (
        <p className="bk-matrix-empty" data-part="empty">
          {messages.empty}
        </p>
      ) : isPhone ? (
        <MatrixList {...{ columnsLabel, columns, groups, matrix }} />
      ) : (
        <MatrixGrid {...{ label, rowsLabel, columns, groups, matrix }} />
      )}
    </div>
  );
}
