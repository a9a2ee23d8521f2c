// Every family of goods: how it is drawn, its usual size and colours, and which measures its drawing follows.
import type { ArtShape } from '../../internal/artScene.ts';
import {
  ART_INKS,
  ART_PAPERS,
  type ArtScene,
  type ArtSpec,
  type ProductFamily,
  type ProductHandle,
  type ProductStock,
  type ProductTone,
} from './artTypes.ts';
import { blessing, couplet, redEnvelope } from './festiveScenes.ts';
import { type Front, finished } from './finishes.ts';
import {
  envelope,
  flyer,
  flyerFront,
  hangTag,
  plainFront,
  poster,
  sticker,
  tagFront,
  voucher,
  voucherFront,
} from './flatScenes.ts';
import { booklet, cardFront, coverFront, forms, nameCard, paper } from './lyingScenes.ts';
import {
  bag,
  bagFront,
  box,
  boxFront,
  calendar,
  cloud,
  folded,
  panelFront,
} from './standingScenes.ts';
import { sampleBook, template } from './studioScenes.ts';

/** Measures that a drawing may follow. */
export interface ArtMeasures {
  widthMm?: number | undefined;
  heightMm?: number | undefined;
  depthMm?: number | undefined;
  thicknessMm?: number | undefined;
  pages?: number | undefined;
  panels?: number | undefined;
  shape?: ArtSpec['shape'] | undefined;
  foil?: boolean | undefined;
  film?: ArtSpec['film'] | undefined;
  varnish?: boolean | undefined;
  window?: boolean | undefined;
  handle?: ProductHandle | undefined;
  tone?: ProductTone | undefined;
  stock?: ProductStock | undefined;
}

interface Family {
  scene: ArtScene;
  /** The side that film and varnish are drawn on. */
  front?: (spec: ArtSpec) => Front;
  /** Finished size; a third number is the depth. @unit mm */
  size: readonly [w: number, h: number, d?: number];
  tone: ProductTone;
  /** @default 'white' */
  stock?: ProductStock;
  /** @default 'rect' */
  shape?: ArtSpec['shape'];
  /** @default false */
  foil?: boolean;
  /** What changes the drawing; the rest means nothing for such goods. */
  follows: readonly (keyof ArtMeasures)[];
}

const plain = ['widthMm', 'heightMm', 'tone', 'stock', 'foil'] as const;
const sheet = [...plain, 'film', 'varnish'] as const;
const solid = [...sheet, 'depthMm'] as const;
const stack = [...sheet, 'thicknessMm', 'shape'] as const;

/** Every family has a usual size and ink, so `<ProductArt family="box" />` is enough. */
export const FAMILIES: Record<ProductFamily, Family> = {
  nameCard: {
    scene: nameCard,
    front: cardFront,
    size: [90, 54],
    tone: 'cinnabar',
    follows: stack,
  },
  voucher: {
    scene: voucher,
    front: voucherFront,
    size: [180, 70],
    tone: 'cinnabar',
    follows: sheet,
  },
  hangTag: {
    scene: hangTag,
    front: tagFront,
    size: [45, 90],
    tone: 'indigo',
    follows: [...sheet, 'shape'],
  },
  flyer: { scene: flyer, front: flyerFront, size: [210, 285], tone: 'cyan', follows: sheet },
  poster: { scene: poster, front: plainFront, size: [420, 570], tone: 'indigo', follows: sheet },
  folded: {
    scene: folded,
    front: panelFront,
    size: [285, 210],
    tone: 'green',
    follows: [...sheet, 'panels'],
  },
  booklet: {
    scene: booklet,
    front: coverFront,
    size: [210, 285],
    tone: 'indigo',
    follows: [...sheet, 'pages', 'thicknessMm'],
  },
  calendar: { scene: calendar, size: [210, 150], tone: 'cinnabar', follows: plain },
  sticker: {
    scene: sticker,
    front: plainFront,
    size: [50, 50],
    tone: 'cinnabar',
    shape: 'round',
    follows: [...sheet, 'shape'],
  },
  box: {
    scene: box,
    front: boxFront,
    size: [220, 150, 160],
    tone: 'indigo',
    stock: 'kraft',
    follows: [...solid, 'window'],
  },
  bag: {
    scene: bag,
    front: bagFront,
    size: [250, 320, 100],
    tone: 'green',
    follows: [...solid, 'handle'],
  },
  redEnvelope: {
    scene: redEnvelope,
    size: [90, 165],
    tone: 'cinnabar',
    foil: true,
    follows: plain,
  },
  couplet: {
    scene: couplet,
    size: [220, 1100],
    tone: 'cinnabar',
    foil: true,
    follows: plain,
  },
  blessing: {
    scene: blessing,
    size: [330, 330],
    tone: 'cinnabar',
    foil: true,
    follows: plain,
  },
  paper: {
    scene: paper,
    size: [210, 297],
    tone: 'indigo',
    follows: ['widthMm', 'heightMm', 'tone', 'stock', 'thicknessMm'],
  },
  forms: {
    scene: forms,
    size: [190, 130],
    tone: 'green',
    follows: ['widthMm', 'heightMm', 'tone', 'stock', 'thicknessMm'],
  },
  envelope: { scene: envelope, size: [220, 110], tone: 'indigo', follows: plain },
  sampleBook: { scene: sampleBook, size: [60, 180], tone: 'indigo', follows: plain },
  cloud: {
    scene: cloud,
    size: [120, 100],
    tone: 'indigo',
    stock: 'kraft',
    follows: ['tone', 'stock'],
  },
  template: { scene: template, size: [210, 270], tone: 'cyan', follows: plain },
};

/** Proportions are kept, but nothing gets thinner than one sixth of its longer side. */
function proportion(w: number, h: number): [number, number] {
  const least = Math.max(w, h) / 6;
  return [Math.max(w, least), Math.max(h, least)];
}

/** All that is painted, in this order. */
export function shapesOf(given: ArtMeasures & { family: ProductFamily }): ArtShape[] {
  const { scene, front } = FAMILIES[given.family];
  const spec = specOf(given);
  return front ? [...scene(spec), ...finished(spec, front(spec))] : scene(spec);
}

/** What a family's drawing is made from: the measures it follows, its usual ones for the rest. */
function specOf(given: ArtMeasures & { family: ProductFamily }): ArtSpec {
  const family = FAMILIES[given.family];
  const measures: ArtMeasures = Object.fromEntries(
    family.follows.map((name) => [name, given[name]]),
  );
  const [w, h] = proportion(
    measures.widthMm ?? family.size[0],
    measures.heightMm ?? family.size[1],
  );
  const short = Math.min(w, h);
  const leaves = measures.thicknessMm ?? (measures.pages ?? 24) * 0.1;
  return {
    w,
    h,
    d: Math.max(measures.depthMm ?? family.size[2] ?? short, Math.max(w, h) / 8),
    t: Math.min(Math.max(leaves * 1.8, short * 0.035), short * 0.4),
    panels: Math.min(Math.max(Math.round(measures.panels ?? 3), 2), 6),
    shape: measures.shape ?? family.shape ?? 'rect',
    foil: measures.foil ?? family.foil ?? false,
    film: measures.film ?? 'none',
    varnish: measures.varnish ?? false,
    window: measures.window ?? false,
    handle: measures.handle ?? 'cord',
    ink: ART_INKS[measures.tone ?? family.tone],
    paper: ART_PAPERS[measures.stock ?? family.stock ?? 'white'],
  };
}
