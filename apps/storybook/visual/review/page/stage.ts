// Shows one picture before and after, in the view that the reader chose.
import type { Item, Picture } from '../report.types.ts';
import { button, el, sourceOf } from './dom.ts';
import { say } from './say.ts';

/** The ways to look at two pictures, in the order of their keys 1–5. */
export const views = ['beside', 'slider', 'swap', 'overlay', 'difference'] as const;

/** One of them. */
export type View = (typeof views)[number];

/** How the reader looks. */
export interface Looking {
  view: View;
  /** Pixel by pixel, not as wide as the window. */
  isActualSize: boolean;
  /** In the view that swaps: which one is shown. */
  isBefore: boolean;
  /** Where the slider stands, and how strong the one after is drawn. @unit % */
  edge: number;
  strength: number;
}

const image = ({ key, width, height }: Picture, name: string, className = ''): HTMLImageElement =>
  el('img', { src: sourceOf(key), width, height, alt: name, class: className });

const captioned = (name: string, picture: HTMLElement): HTMLElement =>
  el('figure', {}, el('figcaption', {}, name), picture);

/** Pictures on top of each other, on the room of the larger one. */
const stack = (...layers: (HTMLElement | null)[]): HTMLElement =>
  el('div', { class: 'stack' }, ...layers);

function range(label: string, value: number, move: (value: number) => void): HTMLElement {
  const input = el('input', { type: 'range', min: 0, max: 100, value, 'aria-label': label });
  input.addEventListener('input', () => move(Number(input.value)));
  return el('label', { class: 'range' }, el('span', {}, label), input);
}

function withSlider(before: Picture, after: Picture, looking: Looking): HTMLElement[] {
  const layers = stack(
    image(before, say('before')),
    image(after, say('after'), 'clipped'),
    el('i', { class: 'edge', 'aria-hidden': 'true' }),
  );
  const place = (edge: number) => {
    looking.edge = edge;
    layers.style.setProperty('--edge', `${edge}%`);
  };
  place(looking.edge);
  const control = range(say('edge'), looking.edge, place);
  const input = control.querySelector('input');
  // A finger or a mouse takes the edge where it is.
  const follow = (event: PointerEvent) => {
    if (event.buttons === 0) return;
    const { left, width } = layers.getBoundingClientRect();
    const edge = Math.round(Math.min(100, Math.max(0, ((event.clientX - left) / width) * 100)));
    if (input) input.value = String(edge);
    place(edge);
  };
  layers.classList.add('dragged');
  layers.addEventListener('pointerdown', follow);
  layers.addEventListener('pointermove', follow);
  return [control, layers];
}

function withOverlay(before: Picture, after: Picture, looking: Looking): HTMLElement[] {
  const over = image(after, say('after'));
  const draw = (strength: number) => {
    looking.strength = strength;
    over.style.opacity = String(strength / 100);
  };
  draw(looking.strength);
  return [
    range(say('strength'), looking.strength, draw),
    stack(image(before, say('before')), over),
  ];
}

function withSwap(before: Picture, after: Picture, looking: Looking, swap: () => void) {
  const which = say(looking.isBefore ? 'before' : 'after');
  const bar = el(
    'div',
    { class: 'range' },
    button(say('swapNow'), swap, { key: 'S', class: 'quiet', id: 'swap' }),
    el('span', {}, say('nowShown', { words: [which] })),
  );
  const [shown, kept] = looking.isBefore ? [before, after] : [after, before];
  // The other one keeps its room: nothing below moves when they change places.
  const other = image(kept, '', 'hidden');
  return [bar, stack(other, image(shown, which))];
}

/** A frame around all that differs. `room` is what it is measured in. */
function frameIn({ box }: Item, room: { width: number; height: number }): HTMLElement | null {
  if (!box) return null;
  const frame = el('i', { class: 'box', 'aria-hidden': 'true' });
  const share = (value: number, of: number) => `${(value / of) * 100}%`;
  frame.style.left = share(box.x, room.width);
  frame.style.width = share(box.width, room.width);
  frame.style.top = share(box.y, room.height);
  frame.style.height = share(box.height, room.height);
  return frame;
}

function withMarks(item: Item): HTMLElement[] {
  const { before, after, mask } = item;
  const base = mask?.base === 'before' ? before : after;
  if (!base || !mask) return [];
  const layers = stack(
    image(base, say(mask.base), 'faded'),
    image(mask, say('difference')),
    frameIn(item, mask),
  );
  return [el('p', { class: 'range' }, say('marks')), layers];
}

/** The two beside each other; the taller one is framed where it differs. */
function besideEachOther(item: Item, before: Picture, after: Picture): HTMLElement[] {
  const base = item.mask?.base ?? 'after';
  const framed = (picture: Picture, side: 'before' | 'after') =>
    captioned(
      say(side),
      stack(image(picture, say(side)), side === base ? frameIn(item, picture) : null),
    );
  return [el('div', { class: 'beside' }, framed(before, 'before'), framed(after, 'after'))];
}

/** What stands on the stage. */
export function shownAs(item: Item, looking: Looking, swap: () => void): HTMLElement[] {
  const { before, after } = item;
  if (!before || !after) {
    const alone = before ?? after;
    return alone ? [captioned(say(before ? 'before' : 'after'), image(alone, item.name))] : [];
  }
  if (looking.view === 'slider') return withSlider(before, after, looking);
  if (looking.view === 'overlay') return withOverlay(before, after, looking);
  if (looking.view === 'swap') return withSwap(before, after, looking, swap);
  if (looking.view === 'difference') return withMarks(item);
  return besideEachOther(item, before, after);
}
