// Fingers, mouse and wheel on the picture: drag, pinch, double tap, swipe, wheel about the pointer.
import { useEffect, useRef } from 'react';
import type { Zoom } from './useZoom.ts';
import { type Point, pinch, zoomAbout } from './zoomView.ts';

/** A finger that moved less is a tap. @unit px */
const TAP = 8;
/** Two taps within this time and distance are one double tap. @unit ms, px */
const DOUBLE = { ms: 350, px: 24 };
/** A finger that moved further across a whole picture turns to the next one. @unit px */
const SWIPE = 56;

/** Listens on the picture's place; every gesture has a key and a button as well. */
export function useGestures(zoom: Zoom, onTurn: (by: -1 | 1) => void): void {
  const latest = useRef({ zoom, onTurn });
  useEffect(() => {
    latest.current = { zoom, onTurn };
  });
  const { stage } = zoom;
  useEffect(() => {
    const place = stage.current;
    if (place === null) return;
    const fingers = new Map<number, Point>();
    let start: Point = { x: 0, y: 0 };
    let isPinch = false;
    let tapped = { at: start, time: Number.NEGATIVE_INFINITY };
    const end = new AbortController();
    let following: AbortController | undefined;

    const pointOf = (event: MouseEvent): Point => {
      const { left, top, width, height } = place.getBoundingClientRect();
      return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
    };
    const onMove = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const now = pointOf(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      if (other) latest.current.zoom.change((view) => pinch(view, before, now, other));
      else latest.current.zoom.move({ x: now.x - before.x, y: now.y - before.y });
    };
    const onUp = (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
      following?.abort();
      if (isPinch || event.type === 'pointercancel') return;
      const at = pointOf(event);
      const across = at.x - start.x;
      const far = Math.hypot(across, at.y - start.y);
      if (far < TAP) {
        const isSecond =
          event.timeStamp - tapped.time < DOUBLE.ms &&
          Math.hypot(at.x - tapped.at.x, at.y - tapped.at.y) < DOUBLE.px;
        tapped = { at, time: isSecond ? Number.NEGATIVE_INFINITY : event.timeStamp };
        if (isSecond) latest.current.zoom.toggle(at);
      } else if (event.pointerType === 'touch' && latest.current.zoom.view.scale === 1) {
        if (Math.abs(across) > SWIPE && Math.abs(across) > far * 0.8) {
          latest.current.onTurn(across < 0 ? 1 : -1);
        }
      }
    };
    const onDown = (event: PointerEvent): void => {
      if (event.button !== 0 || fingers.size === 2) return;
      if (event.target instanceof Element && event.target.closest('button')) return;
      const at = pointOf(event);
      isPinch = fingers.size === 1;
      if (fingers.size === 0) {
        start = at;
        following = new AbortController();
        const { signal } = following;
        addEventListener('pointermove', onMove, { signal });
        addEventListener('pointerup', onUp, { signal });
        addEventListener('pointercancel', onUp, { signal });
      }
      fingers.set(event.pointerId, at);
    };
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const at = pointOf(event);
      const factor = Math.exp(-event.deltaY * (event.deltaMode === 0 ? 0.002 : 0.05));
      latest.current.zoom.change((view) => zoomAbout(view, view.scale * factor, at));
    };
    place.addEventListener('pointerdown', onDown, { signal: end.signal });
    place.addEventListener('wheel', onWheel, { signal: end.signal, passive: false });
    return () => {
      end.abort();
      following?.abort();
    };
  }, [stage]);
}
