export { ErrorState, type ErrorStateProps } from '../src/components/ErrorState/ErrorState.tsx';
