export { Countdown, type CountdownProps } from '../src/components/Countdown/Countdown.tsx';
