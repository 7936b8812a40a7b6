export { PageSpinner, type PageSpinnerProps } from './page-spinner.tsx';
