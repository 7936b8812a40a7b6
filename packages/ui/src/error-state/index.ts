export { ErrorState, type ErrorStatePart, type ErrorStateProps } from './error-state.tsx';
