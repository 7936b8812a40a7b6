export { PermissionMatrix } from './permission-matrix.tsx';
export type {
  Grants,
  PermissionCell,
  PermissionColumn,
  PermissionGroup,
  PermissionMatrixProps,
  PermissionRow,
} from './permission-matrix.types.ts';
