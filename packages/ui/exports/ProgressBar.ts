export { ProgressBar, type ProgressBarProps } from '../src/components/ProgressBar/ProgressBar.tsx';
