export { EmptyState, type EmptyStatePart, type EmptyStateProps } from './empty-state.tsx';
