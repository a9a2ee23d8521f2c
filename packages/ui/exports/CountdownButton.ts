// A button that rests for some seconds after it was used; the clock is the caller's.

export {
  CountdownButton,
  type CountdownButtonProps,
} from '../src/components/CountdownButton/CountdownButton.tsx';
export type { LiveNumber } from '../src/internal/live.ts';
