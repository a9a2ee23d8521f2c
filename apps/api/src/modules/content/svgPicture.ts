/**
 * Reads a drawing of an article: an SVG file that paints and does nothing else. Elements and attributes come from a
 * list; what it refers to lies inside it.
 */
import { Parser } from 'htmlparser2';
import { pictureHash } from './pictures.ts';

export interface SvgPicture {
  readonly hash: string;
  readonly svg: string;
  /** @unit px */
  readonly width: number;
  /** @unit px */
  readonly height: number;
}

const elements = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style', 'clipPath', 'mask', 'marker'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'],
  ...['pattern', 'linearGradient', 'radialGradient', 'stop'],
]);

const attributes = new Set([
  ...['xmlns', 'version', 'id', 'class', 'role', 'lang', 'aria-label', 'aria-labelledby', 'style'],
  ...['aria-hidden', 'focusable', 'width', 'height', 'viewBox', 'preserveAspectRatio', 'transform'],
  ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'dx', 'dy', 'd', 'points'],
  ...[
    'href',
    'xlink:href',
    'xmlns:xlink',
    'fill',
    'fill-opacity',
    'fill-rule',
    'stroke',
    'opacity',
  ],
  ...['stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray'],
  ...['stroke-dashoffset', 'stroke-miterlimit', 'clip-path', 'clip-rule', 'clipPathUnits', 'mask'],
  ...['maskUnits', 'marker-start', 'marker-mid', 'marker-end', 'markerWidth', 'markerHeight'],
  ...['markerUnits', 'refX', 'refY', 'orient', 'patternUnits', 'patternContentUnits', 'offset'],
  ...['patternTransform', 'gradientUnits', 'gradientTransform', 'stop-color', 'stop-opacity'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'text-anchor', 'letter-spacing'],
  ...['word-spacing', 'dominant-baseline', 'alignment-baseline', 'baseline-shift', 'textLength'],
  ...['lengthAdjust', 'writing-mode', 'text-decoration', 'vector-effect', 'paint-order', 'rotate'],
  ...['shape-rendering', 'text-rendering', 'visibility', 'display', 'xml:space', 'xml:lang'],
]);

const NAMESPACES: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

/** Style that would fetch something: an address that is not a place in the drawing, an import, an escape that hides one. */
const fetches = (style: string): boolean =>
  /@|\\|expression|image-set|url\((?!\s*['"]?#)/i.test(style);

/** Largest file. @unit byte */
const MAX_BYTES = 200_000;

/** What is wrong with one attribute; null when nothing is. */
function attributeProblem(element: string, name: string, value: string): string | null {
  if (!attributes.has(name)) return `<${element}> 不允许属性 ${name}`;
  const namespace = NAMESPACES[name];
  if (namespace !== undefined) return value === namespace ? null : `${name} 应为 ${namespace}`;
  if (name.endsWith('href')) {
    return value.startsWith('#') ? null : `${name} 只能指向图内的 #id，现为 ${value.slice(0, 60)}`;
  }
  return fetches(value) ? `<${element}> 的 ${name} 引用了图外的内容` : null;
}

/** The drawing, or what is wrong with it. */
export function readSvg(svg: string): SvgPicture | { readonly problems: readonly string[] } {
  const problems: string[] = [];
  let root: Readonly<Record<string, string>> | null = null;
  let depth = 0;
  let inStyle = false;
  if (Buffer.byteLength(svg) > MAX_BYTES) problems.push(`图片超过 ${MAX_BYTES / 1_000} KB`);
  const parser = new Parser(
    {
      onopentag: (element, given) => {
        if (depth === 0) {
          if (root !== null || element !== 'svg') problems.push('只能有一个根元素 <svg>');
          root ??= given;
        }
        depth += 1;
        inStyle = element === 'style';
        if (!elements.has(element)) problems.push(`不允许元素 <${element}>`);
        for (const [name, value] of Object.entries(given)) {
          const problem = attributeProblem(element, name, value);
          if (problem !== null) problems.push(problem);
        }
      },
      ontext: (text) => {
        if (inStyle && fetches(text)) problems.push('<style> 引用了图外的内容');
      },
      onclosetag: () => {
        depth -= 1;
        inStyle = false;
      },
      onprocessinginstruction: (name) => {
        if (name !== '?xml') problems.push(`不允许 <${name}>`);
      },
      oncdatastart: () => problems.push('不允许 CDATA'),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(svg);
  const { width, height, viewBox, xmlns } = (root ?? {}) as Readonly<Record<string, string>>;
  const size = [Number(width), Number(height)] as const;
  if (xmlns === undefined) problems.push('<svg> 缺少 xmlns');
  if (viewBox === undefined) problems.push('<svg> 缺少 viewBox');
  if (!size.every((side) => Number.isInteger(side) && side > 0 && side < 5_000)) {
    problems.push('<svg> 的 width 与 height 应为 1 到 4999 的整数');
  }
  if (problems.length > 0) return { problems };
  return { hash: pictureHash(svg), svg, width: size[0], height: size[1] };
}
