export {
  type ConflictSides,
  ConflictView,
  type ConflictViewProps,
  type FieldConflict,
} from './conflict-view.tsx';
export { type ConflictSide, conflictSides } from './conflict-view.values.ts';
