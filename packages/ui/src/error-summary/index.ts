export {
  ErrorSummary,
  type ErrorSummaryPart,
  type ErrorSummaryProps,
  type FormError,
} from './error-summary.tsx';
