export { EmptyState, type EmptyStateProps } from '../src/components/EmptyState/EmptyState.tsx';
