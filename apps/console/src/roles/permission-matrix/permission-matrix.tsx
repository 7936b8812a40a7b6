import { usePhone } from '../../page/use-phone.ts';
import { MatrixGrid } from './matrix-grid.tsx';
import { MatrixList } from './matrix-list.tsx';
import type { PermissionMatrixProps } from './permission-matrix.types.ts';
import { useMatrix } from './use-matrix.ts';
import './permission-matrix.css';

/**
 * Who has which permission: a grid of checkboxes, with groups of rows that fold. Nothing is saved by itself: put a
 * SaveBar below it, and give what is saved as `saved`.
 */
export function PermissionMatrix(props: PermissionMatrixProps) {
  const { label, columns, groups, className = '' } = props;
  const matrix = useMatrix(props);
  const isPhone = usePhone();
  const isEmpty = columns.length === 0 || groups.every(({ rows }) => rows.length === 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: on a phone a group of checkboxes, otherwise the frame of a grid.
    <div
      role="group"
      aria-label={label}
      className={`ck-matrix relative isolate min-w-0 max-w-full overflow-auto bg-bk-surface type-table text-bk-primary ${className}`}
      data-layout={isPhone ? 'list' : 'grid'}
    >
      {isEmpty ? (
        <p className="m-0 px-4 py-6 text-bk-secondary">No permissions.</p>
      ) : isPhone ? (
        <MatrixList {...{ columns, groups, matrix }} />
      ) : (
        <MatrixGrid {...{ label, columns, groups, matrix }} />
      )}
    </div>
  );
}
