export {
  BulkActionBar,
  type BulkActionBarPart,
  type BulkActionBarProps,
} from './bulk-action-bar.tsx';
