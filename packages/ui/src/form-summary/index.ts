export { type FormError, FormSummary, type FormSummaryProps } from './form-summary.tsx';
