// Holds how close one picture is looked at; the next picture is whole again.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import {
  FIT,
  type Point,
  pan,
  STEPS,
  stepFrom,
  type View,
  withinRoom,
  zoomAbout,
} from './zoomView.ts';

/** How close, and the ways to change it. */
export interface Zoom {
  view: View;
  /** The place of the picture. */
  stage: RefObject<HTMLDivElement | null>;
  /** Any change; the picture is held in its place. */
  change: (next: (view: View) => View) => void;
  /** One step closer or back. */
  step: (by: -1 | 1) => void;
  /** Moves by a distance. */
  move: (by: Point) => void;
  /** The whole picture, or twice its size about a point when it is whole. */
  toggle: (at: Point) => void;
  /** The whole picture. */
  fit: () => void;
}

const MIDDLE: Point = { x: 0, y: 0 };

/** One step closer: how a picture is shown of which only that it is close is known. */
const CLOSE: View = { ...FIT, scale: STEPS[1] };

/** Closeness as the parent holds it. */
export interface HeldZoom {
  isZoomed: boolean | undefined;
  onZoomChange: ((isZoomed: boolean) => void) | undefined;
}

/** @param src address of the picture that is shown */
export function useZoom(src: string | undefined, { isZoomed, onZoomChange }: HeldZoom): Zoom {
  const stage = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState({ src, view: FIT });
  const own = held.src === src ? held.view : FIT;
  const isClose = isZoomed ?? own.scale > 1;
  const view = !isClose ? FIT : own.scale > 1 ? own : CLOSE;
  // Several fingers and wheels may speak between two drawings: each goes on from the last.
  const latest = useRef(view);
  useLayoutEffect(() => {
    latest.current = view;
  }, [view]);
  const change = (next: (view: View) => View): void => {
    const place = stage.current;
    const picture = place?.querySelector('img');
    if (!place || !picture) return;
    const room = {
      place: { width: place.clientWidth, height: place.clientHeight },
      picture: { width: picture.offsetWidth, height: picture.offsetHeight },
    };
    const before = latest.current;
    const after = withinRoom(next(before), room);
    latest.current = after;
    setHeld({ src, view: after });
    if (after.scale > 1 !== before.scale > 1) onZoomChange?.(after.scale > 1);
  };
  return {
    view,
    stage,
    change,
    step: (by) => change((now) => zoomAbout(now, stepFrom(now.scale, by), MIDDLE)),
    move: (by) => change((now) => pan(now, by)),
    toggle: (at) => change((now) => (now.scale > 1 ? FIT : zoomAbout(now, 2, at))),
    fit: () => change(() => FIT),
  };
}
