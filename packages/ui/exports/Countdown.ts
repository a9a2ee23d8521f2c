export { Countdown, type CountdownProps } from '../src/components/Countdown/Countdown.tsx';
export type { LiveNumber } from '../src/internal/live.ts';
