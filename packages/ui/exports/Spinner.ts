export { Spinner, type SpinnerProps } from '../src/components/Spinner/Spinner.tsx';
