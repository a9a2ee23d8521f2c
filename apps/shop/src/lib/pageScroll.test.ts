/** Specification §2 route behaviour: a route change scrolls to the top or to the route's own offset. */
import { expect, it } from 'vitest';
import { createPageScroll } from './pageScroll.ts';

/** A window whose page is as long as the test says. */
function opened(room: number) {
  const resize = new Set<() => void>();
  const move = new Set<() => void>();
  const scrolled = new Set<() => void>();
  const world = { top: 0, room, entry: 'first' };
  const hear = (listeners: Set<() => void>) => (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const stand = (top: number): void => {
    world.top = Math.min(top, world.room);
    for (const listener of scrolled) listener();
  };
  const scroll = createPageScroll({
    scrollTo: stand,
    top: () => world.top,
    room: () => world.room,
    entry: () => world.entry,
    onResize: hear(resize),
    onMove: hear(move),
    onScroll: hear(scrolled),
  });
  return {
    scroll,
    stand,
    top: () => world.top,
    /** Another address; Back leads to one that was there. */
    goTo: (entry: string) => {
      world.entry = entry;
    },
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

/** The second page of a visit: the first was left 500 px from its top. */
function view(room: number) {
  const world = opened(2_000);
  const leave = world.scroll.pageShown();
  world.scroll.request(0);
  world.stand(500);
  leave();
  world.goTo('second');
  world.become(room);
  return world;
}

it('the page that is left is not moved', () => {
  const { scroll, top } = view(2_000);
  scroll.request(200);
  expect(top()).toBe(500);
});

it('a page that is drawn before the route is known to have changed is placed then', () => {
  const { scroll, top } = view(2_000);
  scroll.pageShown();
  expect(top()).toBe(500);
  scroll.request(200);
  expect(top()).toBe(200);
});

it('another part of the same page stays where it is', () => {
  const { scroll, top, stand } = view(2_000);
  scroll.pageShown();
  scroll.request(0);
  stand(700);
  scroll.request(0);
  expect(top()).toBe(700);
});

it('Back stands where the page was left, though it grows first', () => {
  const { scroll, top, become, goTo } = view(2_000);
  const leave = scroll.pageShown();
  scroll.request(0);
  leave();
  goTo('first');
  become(40);
  scroll.request(0);
  scroll.pageShown();
  become(2_000);
  expect(top()).toBe(500);
});

it('the page that a document was opened with stays where the browser or the visitor has put it', () => {
  const { scroll, top, stand } = opened(2_000);
  stand(320);
  scroll.pageShown();
  scroll.request(0);
  expect(top()).toBe(320);
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
  const { scroll, top, become, goTo, listeners } = view(40);
  scroll.request(200);
  const leave = scroll.pageShown();
  leave();
  goTo('third');
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
