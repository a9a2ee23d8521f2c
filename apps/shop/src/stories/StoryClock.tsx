/** Gives the flows below a clock of their own: one that stands still until a story moves it. */
import { type FlowClock, FlowProvider, useFlowWorld } from '@banxin/flows/react';
import type { ReactNode } from 'react';

export interface StoryClockProps {
  readonly clock: FlowClock;
  readonly children: ReactNode;
}

export function StoryClock({ clock, children }: StoryClockProps) {
  const world = useFlowWorld();
  return (
    <FlowProvider {...world} clock={clock}>
      {children}
    </FlowProvider>
  );
}
