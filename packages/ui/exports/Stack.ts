// Places children below each other with one gap.
export { Stack, type StackProps } from '../src/layout/Stack/Stack.tsx';
