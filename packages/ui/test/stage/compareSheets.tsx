// The browser's half of the appearance test: every story under the sheet as written, then under the folded one.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Surroundings, stories } from '../collectStories.tsx';

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

window.compareSheets = async ({ before, after, classes }) => {
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) link.remove();
  const [written, folded] = await Promise.all([sheet(before), sheet(after)]);
  const longhands = longhandsOf(before);
  const result: Compared = { different: [], met: [], elements: 0, longhands: longhands.length };
  const met = new Set<string>();
  for (const { id, locale, Element: Shown } of stories) {
    document.adoptedStyleSheets = [written];
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    root.render(
      <StrictMode>
        <Surroundings locale={locale}>
          <Shown />
        </Surroundings>
      </StrictMode>,
    );
    await settled();
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
      if (difference)
        result.different.push(`${id}: ${element.tagName} ${names[at]}: ${difference}`);
    });
    elements.forEach((element, at) => {
      const list = names[at];
      if (typeof list === 'string') element.setAttribute('class', list);
    });
    result.elements += elements.length;
    root.unmount();
    place.remove();
  }
  result.met = [...met];
  return result;
};
