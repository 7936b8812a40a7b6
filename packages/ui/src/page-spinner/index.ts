export { PageSpinner, type PageSpinnerPart, type PageSpinnerProps } from './page-spinner.tsx';
