export { type StepItem, Steps, type StepsProps } from '../src/components/Steps/Steps.tsx';
