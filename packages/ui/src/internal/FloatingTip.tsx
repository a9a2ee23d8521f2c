// A short text in the browser's top layer, beside an element; what it says is also said otherwise.
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import * as css from './FloatingTip.css.ts';

/** Side of the element that a tip prefers. */
export type TipPlacement = 'top' | 'bottom' | 'left' | 'right';

export interface FloatingTipProps {
  text: ReactNode;
  /** The element it stands beside. */
  target: Element | null;
  placement: TipPlacement;
  /** Distance from the element. @unit px */
  offset: number;
  /** Name of the component for `data-component`. */
  component?: string | undefined;
  /** Whether the element is described by it while it is there. */
  isDescribing: boolean;
  /** Called by Escape, by a press and by scrolling. */
  onClose: () => void;
}

/** Least distance from the edge of the window. @unit px */
const EDGE = 8;

/** The preferred side, or the other one where there is no room; never outside the window. */
function place(tip: HTMLElement, target: Element, placement: TipPlacement, offset: number): void {
  const at = target.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const { clientWidth, clientHeight } = document.documentElement;
  const isUpright = placement === 'top' || placement === 'bottom';
  const before = isUpright ? at.top - height - offset : at.left - width - offset;
  const after = isUpright ? at.bottom + offset : at.right + offset;
  const room = isUpright ? clientHeight - height : clientWidth - width;
  const prefersBefore = placement === 'top' || placement === 'left';
  const fitsBefore = before >= EDGE;
  const fitsAfter = after <= room - EDGE;
  const main = (prefersBefore ? fitsBefore || !fitsAfter : fitsBefore && !fitsAfter)
    ? before
    : after;
  const cross = isUpright ? at.left + (at.width - width) / 2 : at.top + (at.height - height) / 2;
  const inside = (value: number, most: number): string =>
    `${Math.max(EDGE, Math.min(value, most - EDGE))}px`;
  tip.style.left = inside(isUpright ? cross : main, clientWidth - width);
  tip.style.top = inside(isUpright ? main : cross, clientHeight - height);
}

/** Above everything, dialogs included; the caller decides when it is there. */
export function FloatingTip({
  text,
  target,
  placement,
  offset,
  component,
  isDescribing,
  onClose,
}: FloatingTipProps): ReactNode {
  const id = useId();
  const tip = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const element = tip.current;
    if (element === null || target === null) return;
    element.showPopover();
    place(element, target, placement, offset);
    const before = target.getAttribute('aria-describedby');
    if (isDescribing) target.setAttribute('aria-describedby', before ? `${before} ${id}` : id);
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays open.
      event.stopPropagation();
      close.current();
    };
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    const onAway = (): void => close.current();
    document.addEventListener('keydown', onKeyDown, options);
    document.addEventListener('pointerdown', onAway, options);
    document.addEventListener('scroll', onAway, options);
    return () => {
      end.abort();
      if (!isDescribing) return;
      if (before === null) target.removeAttribute('aria-describedby');
      else target.setAttribute('aria-describedby', before);
    };
  }, [target, placement, offset, isDescribing, id]);
  return (
    <div
      ref={tip}
      id={id}
      popover="manual"
      role="tooltip"
      data-component={component}
      className={css.tip}
    >
      {text}
    </div>
  );
}
