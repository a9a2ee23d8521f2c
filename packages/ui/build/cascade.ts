// The cascade as data: a sheet taken apart into single declarations, and which two of them may decide about one element.
import postcss, { type ChildNode, type Container, type Rule as PostcssRule } from 'postcss';

/** One declaration of one selector, at its place in the sheet. */
export interface Atom {
  layer: string;
  /** At-rules around it inside the layer, outermost first, such as `@media print`. */
  condition: string;
  selector: string;
  property: string;
  value: string;
  isImportant: boolean;
  /** Rises in the order of the sheet. */
  at: number;
  /** Number of the rule it was written in. */
  rule: number;
}

/** What `shortName` calls a class, keyframes or a private variable before `countedNames` gives it a number. */
export const interim = /\bbx[0-9a-z]+-[0-9a-z]+\b/g;

/** `property:value` as it is printed. */
export const declaration = ({ property, value, isImportant }: Atom): string =>
  `${property}:${value}${isImportant ? '!important' : ''}`;

/** Splits at a sign that stands outside brackets and quotes. */
export function splitOutside(text: string, sign: string): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  let quote = '';
  for (const letter of text) {
    if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if ('(['.includes(letter)) depth += 1;
    else if (')]'.includes(letter)) depth -= 1;
    if (letter === sign && depth === 0 && !quote) {
      parts.push(part.trim());
      part = '';
    } else part += letter;
  }
  return [...parts, part.trim()];
}

/** The sheet as atoms per layer, in the order in which it first mentions them; keyframes as they stand. */
export interface TakenApart {
  keyframes: string[];
  layers: Map<string, Atom[]>;
}

export function takeApart(sheet: string): TakenApart {
  const result: TakenApart = { keyframes: [], layers: new Map() };
  let at = 0;
  let rule = 0;
  const walk = (container: Container<ChildNode>, layer: string, condition: string): void => {
    for (const node of container.nodes ?? []) {
      if (node.type === 'atrule' && node.name === 'keyframes') {
        result.keyframes.push(node.toString());
      } else if (node.type === 'atrule' && node.name === 'layer') {
        for (const name of splitOutside(node.params, ',')) {
          if (!result.layers.has(name)) result.layers.set(name, []);
        }
        walk(node, node.params, condition);
      } else if (node.type === 'atrule' && /^(media|supports)$/.test(node.name)) {
        walk(node, layer, `${condition}@${node.name} ${node.params}{`);
      } else if (node.type === 'rule') {
        rule += 1;
        addRule(node, layer, condition);
      } else if (node.type === 'atrule') {
        throw new Error(
          `the style sheet holds @${node.name}, which build/cascade.ts does not know`,
        );
      }
    }
  };
  const addRule = (node: PostcssRule, layer: string, condition: string): void => {
    const atoms = result.layers.get(layer);
    if (!atoms) throw new Error(`${node.selector} stands outside the layers`);
    for (const child of node.nodes) {
      if (child.type !== 'decl') throw new Error(`${node.selector} holds more than declarations`);
      at += 1;
      for (const selector of splitOutside(node.selector, ',')) {
        atoms.push({
          layer,
          condition,
          selector,
          property: child.prop,
          value: child.value,
          isImportant: child.important === true,
          at,
          rule,
        });
      }
    }
  };
  walk(postcss.parse(sheet), '', '');
  return result;
}

const sides = ['top', 'right', 'bottom', 'left'];
const flows = ['block-start', 'block-end', 'inline-start', 'inline-end'];
const edges = [...sides, ...flows];

/** Edges that a part of a property's name stands for: none named means all. */
function edgesOf(part: string): string[] {
  if (part === '') return edges;
  if (edges.includes(part)) return [part];
  if (part === 'block' || part === 'inline') return [`${part}-start`, `${part}-end`];
  return [];
}

const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
const flowCorners = ['start-start', 'start-end', 'end-start', 'end-end'];

/** Shorthands that are not told by their names. */
const shorthands: Readonly<Record<string, readonly string[]>> = {
  gap: ['row-gap', 'column-gap'],
  font: ['line-height'],
  'grid-area': [
    'grid-row',
    'grid-row-start',
    'grid-row-end',
    'grid-column',
    'grid-column-start',
    'grid-column-end',
  ],
  grid: ['grid-template', 'grid-auto'],
  'place-items': ['align-items', 'justify-items'],
  'place-content': ['align-content', 'justify-content'],
  'place-self': ['align-self', 'justify-self'],
  'flex-flow': ['flex-direction', 'flex-wrap'],
  overflow: ['overflow-x', 'overflow-y', 'overflow-block', 'overflow-inline'],
};

/** Sizes that mean one thing under two names. */
const twins: Readonly<Record<string, string>> = {
  'inline-size': 'width',
  'block-size': 'height',
  'min-inline-size': 'min-width',
  'min-block-size': 'min-height',
  'max-inline-size': 'max-width',
  'max-block-size': 'max-height',
  'word-wrap': 'overflow-wrap',
};

interface Reach {
  family: string;
  /** Parts of the family; `null` for properties whose names tell what they hold. */
  parts: ReadonlySet<string> | null;
}

const reaches = new Map<string, Reach>();

/** What a property sets. */
function reachOf(property: string): Reach {
  const known = reaches.get(property);
  if (known) return known;
  const reach = measured(property);
  reaches.set(property, reach);
  return reach;
}

function measured(name: string): Reach {
  if (name.startsWith('--')) return { family: name, parts: null };
  const property = name.replace(/^-(webkit|moz|ms)-/, '');
  const box = /^((?:scroll-)?(?:margin|padding))(?:-(.+))?$/.exec(property);
  if (box) return { family: box[1] ?? '', parts: new Set(edgesOf(box[2] ?? '')) };
  const inset = /^(?:inset(?:-(.+))?|(top|right|bottom|left))$/.exec(property);
  if (inset) return { family: 'inset', parts: new Set(edgesOf(inset[1] ?? inset[2] ?? '')) };
  const radius = /^border(?:-(.+))?-radius$/.exec(property);
  if (radius) {
    return {
      family: 'radius',
      parts: new Set(radius[1] ? [radius[1]] : [...corners, ...flowCorners]),
    };
  }
  if (/^border-(collapse|spacing)$/.test(property)) return { family: property, parts: null };
  const border = /^border(?:-(.+?))??(?:-(width|style|color|image.*))?$/.exec(property);
  if (border) {
    const kinds = border[2]
      ? [border[2].replace(/^image.*/, 'image')]
      : ['width', 'style', 'color', 'image'];
    const on = edgesOf(border[1] ?? '');
    return {
      family: 'border',
      parts: new Set(on.flatMap((edge) => kinds.map((kind) => `${edge} ${kind}`))),
    };
  }
  return { family: '', parts: null };
}

const flowing = /^(block|inline|start|end)/;

const isWithin = (part: string, whole: string): boolean =>
  part.startsWith(`${whole}-`) ||
  (shorthands[whole] ?? []).some((name) => part === name || part.startsWith(`${name}-`));

/** Answers of `overlaps`, by one property and then the other. */
const overlapping = new Map<string, Map<string, boolean>>();

/** Whether two properties set something in common; a logical and a physical edge may be the same edge. */
export function overlaps(one: string, other: string): boolean {
  if (one === other || one === 'all' || other === 'all') return true;
  const answers = overlapping.get(one) ?? new Map<string, boolean>();
  overlapping.set(one, answers);
  const answer = answers.get(other) ?? reachesInto(one, other);
  answers.set(other, answer);
  return answer;
}

function reachesInto(one: string, other: string): boolean {
  const a = reachOf(one);
  const b = reachOf(other);
  if (a.family !== b.family) return false;
  if (a.parts && b.parts) {
    for (const part of a.parts) {
      if (b.parts.has(part)) return true;
      const [, kind = ''] = part.split(' ');
      for (const counterpart of b.parts) {
        const [, otherKind = ''] = counterpart.split(' ');
        if (kind === otherKind && flowing.test(part) !== flowing.test(counterpart)) return true;
      }
    }
    return false;
  }
  if (a.family) return a.family === b.family;
  const bare = (name: string): string => {
    const plain = name.replace(/^-(webkit|moz|ms)-/, '');
    return twins[plain] ?? plain;
  };
  const [left, right] = [bare(one), bare(other)];
  return left === right || isWithin(left, right) || isWithin(right, left);
}

interface Subject {
  specificity: string;
  classes: readonly string[];
  tag: string;
  pseudoElement: string;
}

const subjects = new Map<string, Subject>();

/** Takes out `:name(…)` with its brackets and gives each one's name and inner text. */
function functional(selector: string): { rest: string; inner: { name: string; text: string }[] } {
  let rest = '';
  const inner: { name: string; text: string }[] = [];
  for (let at = 0; at < selector.length; at += 1) {
    const [head, name] = /^:([\w-]+)\(/.exec(selector.slice(at)) ?? [];
    if (!head || !name) {
      rest += selector[at];
      continue;
    }
    let depth = 1;
    let end = at + head.length;
    while (depth > 0) {
      if (selector[end] === '(') depth += 1;
      if (selector[end] === ')') depth -= 1;
      end += 1;
    }
    inner.push({ name, text: selector.slice(at + head.length, end - 1) });
    at = end - 1;
  }
  return { rest, inner };
}

function specificityOf(selector: string): [number, number, number] {
  const { rest, inner } = functional(selector);
  const sum: [number, number, number] = [0, 0, 0];
  for (const { name, text } of inner) {
    if (name === 'where') continue;
    if (/^(is|not|has)$/.test(name)) {
      const [most] = splitOutside(text, ',')
        .map(specificityOf)
        .sort((a, b) => b[0] - a[0] || b[1] - a[1] || b[2] - a[2]);
      most?.forEach((count, index) => {
        sum[index as 0 | 1 | 2] += count;
      });
    } else if (/^nth-(last-)?(child|of-type)$/.test(name) && !text.includes(' of ')) sum[1] += 1;
    else throw new Error(`${selector}: build/cascade.ts does not know the weight of :${name}()`);
  }
  const attributes = rest.match(/\[[^\]]*\]/g) ?? [];
  const bare = rest.replace(/\[[^\]]*\]/g, '');
  const old = bare.match(/(?<!:):(before|after|first-line|first-letter)\b/g) ?? [];
  const elements = bare.match(/::[\w-]+/g) ?? [];
  const states = bare.replace(/::[\w-]+/g, '').match(/:[\w-]+/g) ?? [];
  sum[0] += (bare.match(/#[\w-]+/g) ?? []).length;
  sum[1] += attributes.length + (bare.match(/\.[\w-]+/g) ?? []).length + states.length - old.length;
  sum[2] += elements.length + old.length + (bare.match(/(?:^|[\s>+~])[a-z][\w-]*/gi) ?? []).length;
  return sum;
}

/** The last compound of a selector: the element it is about. */
export function subjectOf(selector: string): Subject {
  const known = subjects.get(selector);
  if (known) return known;
  const { rest } = functional(selector);
  const last =
    rest
      .replace(/\[[^\]]*\]/g, '')
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  const subject = {
    specificity: specificityOf(selector).join(),
    classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
    tag: /^[a-z][\w-]*/i.exec(last)?.[0] ?? '',
    pseudoElement:
      /::?(before|after|-?[a-z-]+)$/.exec(
        last.replace(/(?<!:):(?!before|after)[\w-]+/g, ''),
      )?.[1] ?? '',
  };
  subjects.set(selector, subject);
  return subject;
}

/** Whether two classes may stand on one element. */
export type Meet = (one: string, other: string) => boolean;

/** Whether the order of two atoms of one layer may be seen: same weight, something in common, one element. */
export function isOrdered(a: Atom, b: Atom, meet: Meet): boolean {
  if (a.isImportant !== b.isImportant) return false;
  if (a.property === b.property && a.value === b.value) return false;
  if (!overlaps(a.property, b.property)) return false;
  const one = subjectOf(a.selector);
  const other = subjectOf(b.selector);
  if (one.specificity !== other.specificity || one.pseudoElement !== other.pseudoElement)
    return false;
  if (one.tag && other.tag && one.tag !== other.tag) return false;
  return one.classes.every((name) =>
    other.classes.every((next) => name === next || meet(name, next)),
  );
}

/** Every two atoms of a layer whose order may be seen, as their indices, the earlier one first. */
export function orderedPairs(atoms: readonly Atom[], meet: Meet): [number, number][] {
  const byProperty = new Map<string, number[]>();
  atoms.forEach(({ property }, index) => {
    byProperty.set(property, [...(byProperty.get(property) ?? []), index]);
  });
  const pairs: [number, number][] = [];
  for (const [one, befores] of byProperty) {
    for (const [other, afters] of byProperty) {
      if (!overlaps(one, other)) continue;
      for (const before of befores) {
        for (const after of afters) {
          const [a, b] = [atoms[before], atoms[after]];
          if (a && b && a.at < b.at && isOrdered(a, b, meet)) pairs.push([before, after]);
        }
      }
    }
  }
  return pairs.sort(([a, b], [c, d]) => b - d || a - c);
}
