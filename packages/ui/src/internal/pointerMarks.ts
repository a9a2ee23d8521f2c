// Publishes hover and press of a native control as the data attributes that react-aria sets on its own.
import type { PointerEvent } from 'react';

const set = (event: PointerEvent<HTMLElement>, name: string): void =>
  event.currentTarget.setAttribute(name, 'true');
const release = (event: PointerEvent<HTMLElement>): void =>
  event.currentTarget.removeAttribute('data-pressed');

/** Spread on a button or link: a touch never hovers, and nothing is drawn again by React. */
export const pointerMarks = {
  onPointerEnter: (event: PointerEvent<HTMLElement>): void => {
    if (event.pointerType !== 'touch') set(event, 'data-hovered');
  },
  onPointerLeave: (event: PointerEvent<HTMLElement>): void => {
    event.currentTarget.removeAttribute('data-hovered');
    release(event);
  },
  onPointerDown: (event: PointerEvent<HTMLElement>): void => {
    if (event.button === 0) set(event, 'data-pressed');
  },
  onPointerUp: release,
  onPointerCancel: release,
};
