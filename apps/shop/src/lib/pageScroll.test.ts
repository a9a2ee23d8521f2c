/** Specification §2 route behaviour: a route change scrolls to the top or to the route's own offset. */
import { expect, it } from 'vitest';
import { createPageScroll } from './pageScroll.ts';

/** A window whose page is as long as the test says. */
function view(room: number) {
  const resize = new Set<() => void>();
  const move = new Set<() => void>();
  const world = { top: 500, room };
  const hear = (listeners: Set<() => void>) => (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    scroll: createPageScroll({
      scrollTo: (top) => {
        world.top = Math.min(top, world.room);
      },
      room: () => world.room,
      onResize: hear(resize),
      onMove: hear(move),
    }),
    top: () => world.top,
    become: (length: number) => {
      world.room = length;
      world.top = Math.min(world.top, length);
      for (const listener of resize) listener();
    },
    read: () => {
      world.top = 30;
      for (const listener of move) listener();
    },
    listeners: () => resize.size + move.size,
  };
}

it('the page that is left is not moved', () => {
  const { scroll, top } = view(2_000);
  scroll.request(200);
  expect(top()).toBe(500);
});

it('a page stands at its offset though the skeleton before it was too short', () => {
  const { scroll, top, become } = view(2_000);
  scroll.request(200);
  become(40);
  become(1_500);
  scroll.pageShown();
  expect(top()).toBe(200);
});

it('a page that is short until its answer comes reaches its offset then', () => {
  const { scroll, top, become, listeners } = view(40);
  scroll.request(200);
  scroll.pageShown();
  expect(top()).toBe(40);
  become(120);
  become(900);
  expect([top(), listeners()]).toEqual([200, 0]);
});

it('whoever has begun to read is not moved', () => {
  const { scroll, top, become, read, listeners } = view(40);
  scroll.request(200);
  scroll.pageShown();
  read();
  become(900);
  expect([top(), listeners()]).toEqual([30, 0]);
});

it('the next route ends the wait for the last one', () => {
  const { scroll, top, become, listeners } = view(40);
  scroll.request(200);
  scroll.pageShown();
  scroll.request(0);
  scroll.pageShown();
  become(900);
  expect([top(), listeners()]).toEqual([0, 0]);
});

it('a page that is drawn again for another reason stays where it is', () => {
  const { scroll, top } = view(2_000);
  scroll.pageShown();
  expect(top()).toBe(500);
});
