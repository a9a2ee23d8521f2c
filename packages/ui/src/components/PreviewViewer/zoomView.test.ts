import { describe, expect, it } from 'vitest';
import { FIT, pan, pinch, stepFrom, withinRoom, zoomAbout } from './zoomView.ts';

const room = { place: { width: 800, height: 600 }, picture: { width: 800, height: 400 } };

describe('magnifying', () => {
  it('keeps what lies under the pointer where it is', () => {
    const view = zoomAbout({ scale: 1.5, x: 40, y: -20 }, 3, { x: 100, y: 50 });
    const under = (point: number, shift: number, scale: number) => (point - shift) / scale;
    expect(under(100, view.x, view.scale)).toBeCloseTo(under(100, 40, 1.5));
    expect(under(50, view.y, view.scale)).toBeCloseTo(under(50, -20, 1.5));
  });

  it('stops at 1 and at 4', () => {
    expect(zoomAbout(FIT, 0.2, { x: 9, y: 9 })).toEqual(FIT);
    expect(zoomAbout(FIT, 40, { x: 0, y: 0 }).scale).toBe(4);
  });

  it('goes by steps, also from between two of them', () => {
    expect([stepFrom(1, 1), stepFrom(1.7, 1), stepFrom(4, 1)]).toEqual([1.5, 2, 4]);
    expect([stepFrom(4, -1), stepFrom(1.7, -1), stepFrom(1, -1)]).toEqual([3, 1.5, 1]);
  });
});

describe('two fingers', () => {
  it('twice as far apart magnify twice', () => {
    const view = pinch(FIT, { x: 50, y: 0 }, { x: 150, y: 0 }, { x: -50, y: 0 });
    expect(view.scale).toBe(2);
  });

  it('moving together carry the picture along', () => {
    const first = pinch(
      { scale: 2, x: 0, y: 0 },
      { x: 50, y: 0 },
      { x: 50, y: 40 },
      { x: -50, y: 0 },
    );
    const both = pinch(first, { x: -50, y: 0 }, { x: -50, y: 40 }, { x: 50, y: 40 });
    expect(both.y).toBeCloseTo(40, -1);
    expect(both.scale).toBeCloseTo(2);
  });
});

describe('moving', () => {
  it('ends at the edge of the picture', () => {
    expect(withinRoom(pan({ scale: 2, x: 0, y: 0 }, { x: 9000, y: -9000 }), room)).toEqual({
      scale: 2,
      x: 400,
      y: -100,
    });
  });

  it('leaves a picture that fits in the middle', () => {
    expect(withinRoom({ scale: 1, x: 30, y: 30 }, room)).toEqual(FIT);
  });
});
