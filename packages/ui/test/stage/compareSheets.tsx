// The browser's half of the appearance test: every story under the sheet as written, then under the folded one.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Story, Surroundings, stories } from '../collectStories.tsx';

export interface Sheets {
  before: string;
  after: string;
  /** Class → the classes that stand in its stead under the folded sheet. */
  classes: Readonly<Record<string, readonly string[]>>;
}

export interface Compared {
  /** Elements that look different, with the first property that differs. */
  different: string[];
  /** Every two classes that stood on one element. */
  met: string[];
  elements: number;
  /** How many properties of each were compared. */
  longhands: number;
}

declare global {
  interface Window {
    compareSheets: (sheets: Sheets) => Promise<Compared>;
  }
}

/** Two frames and a task: effects have run and what they opened is there. */
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0)));
  });

/** What a sheet can set, as the browser's own longhands; an edge by its side, which its flow resolves to. */
function longhandsOf(text: string): string[] {
  const { style } = document.createElement('div');
  for (const [, name = ''] of text.matchAll(/[{;](-?[a-z][\w-]*):/g)) {
    if (name !== 'all') style.setProperty(name, 'inherit');
  }
  return [...style].filter((name) => !/(^|-)(inline|block)(-|$)/.test(name));
}

const pseudos = ['::before', '::after', '::placeholder'];

const valuesOf = (style: CSSStyleDeclaration, longhands: readonly string[]): string[] =>
  longhands.map((name) => style.getPropertyValue(name));

/** Computed style of an element and of what it generates. */
function looks(element: Element, longhands: readonly string[]): string[][] {
  const generated = pseudos.map((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    const isThere =
      pseudo === '::placeholder'
        ? element.hasAttribute('placeholder')
        : style.content !== 'none' && style.content !== 'normal';
    return isThere ? valuesOf(style, longhands) : [];
  });
  return [valuesOf(getComputedStyle(element), longhands), ...generated];
}

function firstDifference(
  one: readonly string[][],
  other: readonly string[][],
  longhands: readonly string[],
): string | null {
  for (const [at, values] of one.entries()) {
    const now = other[at] ?? [];
    const index = longhands.findIndex((_name, place) => values[place] !== now[place]);
    if (index >= 0) {
      return `${at > 0 ? pseudos[at - 1] : ''} ${longhands[index]}: ${values[index]}, now ${now[index]}`;
    }
  }
  return null;
}

/** Moving things stand still, or two looks at one of them would differ. */
const still = '*,*::before,*::after{animation-play-state:paused!important}';

async function sheet(text: string): Promise<CSSStyleSheet> {
  return new CSSStyleSheet().replace(`${text}${still}`);
}

/** Frames are slow and most of the cost: so many stories wait for them together. */
const SIDE_BY_SIDE = 10;

/** Shows a story; the answer takes it away. */
function show({ id, locale, Element: Shown }: Story): () => void {
  const place = document.createElement('div');
  place.dataset.story = id;
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <Surroundings locale={locale}>
        <Shown />
      </Surroundings>,
    ),
  );
  return () => {
    root.unmount();
    place.remove();
  };
}

/** Whether a story has opened something outside of its place; such stories close each other. */
const floats = (): boolean =>
  [...document.body.children].some(
    (child) => !child.matches('script, [data-story], [data-live-announcer]'),
  );

window.compareSheets = async ({ before, after, classes }) => {
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) link.remove();
  const [written, folded] = await Promise.all([sheet(before), sheet(after)]);
  const longhands = longhandsOf(before);
  const result: Compared = { different: [], met: [], elements: 0, longhands: longhands.length };
  const met = new Set<string>();

  function compareShown(ids: string): void {
    const elements = [...document.querySelectorAll('html, body, body *:not(script)')];
    const names = elements.map((element) => element.getAttribute('class'));
    const first = elements.map((element) => looks(element, longhands));
    document.adoptedStyleSheets = [folded];
    elements.forEach((element, at) => {
      const list = names[at]?.split(' ');
      if (!list) return;
      for (const one of list) for (const other of list) if (one < other) met.add(`${one} ${other}`);
      element.setAttribute('class', list.flatMap((name) => classes[name] ?? [name]).join(' '));
    });
    elements.forEach((element, at) => {
      const difference = firstDifference(first[at] ?? [], looks(element, longhands), longhands);
      const story = element.closest<HTMLElement>('[data-story]')?.dataset.story ?? ids;
      if (difference)
        result.different.push(`${story}: ${element.tagName} ${names[at]}: ${difference}`);
    });
    elements.forEach((element, at) => {
      const list = names[at];
      if (typeof list === 'string') element.setAttribute('class', list);
    });
    result.elements += elements.length;
  }

  async function compareTogether(group: readonly Story[]): Promise<void> {
    document.adoptedStyleSheets = [written];
    const shown = group.map(show);
    await settled();
    const isApart = group.length > 1 && floats();
    if (!isApart) compareShown(group.map(({ id }) => id).join(' '));
    for (const end of shown) end();
    if (isApart) for (const story of group) await compareTogether([story]);
  }

  for (let at = 0; at < stories.length; at += SIDE_BY_SIDE) {
    await compareTogether(stories.slice(at, at + SIDE_BY_SIDE));
  }
  result.met = [...met];
  return result;
};
