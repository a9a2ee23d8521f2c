// The marks of a chart as one keyboard stop: arrows go from mark to mark, each tells its value in a tip.
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { FloatingTip } from './FloatingTip.tsx';

/** What the plot around the marks gets. */
export interface PlotProps {
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
  onMouseOver: (event: MouseEvent) => void;
  onMouseLeave: () => void;
}

/** What each mark gets. */
export interface MarkProps {
  'data-part': 'mark';
  'data-index': number;
  'data-words': string;
  role: 'img';
  tabIndex: 0 | -1;
  'aria-label': string;
  'aria-hidden': boolean;
}

const markAt = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('[data-part=mark]') : null;

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index) => index + 1,
  ArrowDown: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Screen readers meet the mark that is the stop, and the table of the chart; the other marks are for the eye. */
export function useChartMarks(count: number): {
  plot: PlotProps;
  mark: (index: number, words: string) => MarkProps;
  tip: ReactNode;
} {
  const [stop, setStop] = useState(0);
  const [pointed, setPointed] = useState<Element | null>(null);
  const current = Math.min(stop, Math.max(0, count - 1));
  const indexOf = (mark: Element): number => Number(mark.getAttribute('data-index'));
  return {
    plot: {
      onKeyDown: (event) => {
        const next = steps[event.key]?.(current, count);
        if (next === undefined) return;
        event.preventDefault();
        if (next < 0 || next >= count) return;
        flushSync(() => setStop(next));
        const mark = event.currentTarget.querySelector(`[data-part=mark][data-index="${next}"]`);
        if (mark instanceof SVGElement) mark.focus();
      },
      onFocus: (event) => {
        const mark = markAt(event.target);
        if (mark === null) return;
        setStop(indexOf(mark));
        setPointed(mark);
      },
      onBlur: () => setPointed(null),
      onMouseOver: (event) => setPointed(markAt(event.target)),
      onMouseLeave: () => setPointed(null),
    },
    mark: (index, words) => ({
      'data-part': 'mark',
      'data-index': index,
      'data-words': words,
      role: 'img',
      tabIndex: index === current ? 0 : -1,
      'aria-label': words,
      'aria-hidden': index !== current,
    }),
    tip: pointed && (
      <FloatingTip
        key={pointed.getAttribute('data-index')}
        text={pointed.getAttribute('data-words')}
        target={pointed}
        placement="top"
        offset={4}
        isDescribing={false}
        onClose={() => setPointed(null)}
      />
    ),
  };
}
