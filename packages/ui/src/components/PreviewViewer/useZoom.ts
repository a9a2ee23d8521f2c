// Holds how close one picture is looked at; the next picture is whole again.
import { type RefObject, useRef, useState } from 'react';
import { FIT, type Point, pan, stepFrom, type View, withinRoom, zoomAbout } from './zoomView.ts';

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

/** @param src address of the picture that is shown */
export function useZoom(src: string | undefined): Zoom {
  const stage = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState({ src, view: FIT });
  const view = held.src === src ? held.view : FIT;
  const change = (next: (view: View) => View): void => {
    const place = stage.current;
    const picture = place?.querySelector('img');
    if (!place || !picture) return;
    const room = {
      place: { width: place.clientWidth, height: place.clientHeight },
      picture: { width: picture.offsetWidth, height: picture.offsetHeight },
    };
    setHeld((before) => ({
      src,
      view: withinRoom(next(before.src === src ? before.view : FIT), room),
    }));
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
