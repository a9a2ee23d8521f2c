/** How long it is until an instant, by the shop's clock. */
import { useEffect, useState } from 'react';
import { useServices } from './services.ts';

/** @param now ms @unit s */
const secondsUntil = (until: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000));

/** Until an instant by the shop's clock, never below 0; looked at each second. @unit s */
export function useSecondsLeft(until: string): number {
  const { now } = useServices();
  const [seconds, setSeconds] = useState(() => secondsUntil(until, now()));
  useEffect(() => {
    const look = (): void => setSeconds(secondsUntil(until, now()));
    look();
    const timer = setInterval(look, 1_000);
    return () => clearInterval(timer);
  }, [until, now]);
  return seconds;
}
