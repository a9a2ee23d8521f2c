/** What a product drawing is made of: families, papers, inks, and the measures that shape it. */

import type { ArtShape } from '../../internal/artScene.ts';

/** Kinds of goods that can be drawn. */
export type ProductFamily =
  | 'nameCard'
  | 'voucher'
  | 'hangTag'
  | 'flyer'
  | 'poster'
  | 'folded'
  | 'booklet'
  | 'calendar'
  | 'sticker'
  | 'box'
  | 'bag'
  | 'redEnvelope'
  | 'couplet'
  | 'blessing'
  | 'paper'
  | 'forms'
  | 'envelope'
  | 'sampleBook'
  | 'cloud'
  | 'template';

/** Ink that the printed part of the goods carries. */
export type ProductTone =
  | 'indigo'
  | 'cinnabar'
  | 'cyan'
  | 'green'
  | 'gold'
  | 'magenta'
  | 'ink'
  | 'grey';

/** Colour of the paper or board itself. */
export type ProductStock = 'white' | 'kraft' | 'red' | 'pearl' | 'clear' | 'cream';

/** What a bag is carried by. */
export type ProductHandle = 'cord' | 'paper' | 'ribbon' | 'none';

/** One ink in the light and in the shade. */
export interface ArtInk {
  base: string;
  deep: string;
  soft: string;
}

/** One paper: the lit face, the two faces in the shade, and its edge line. */
export interface ArtPaper {
  top: string;
  left: string;
  right: string;
  edge: string;
}

/** Inks by tone. */
export const ART_INKS: Record<ProductTone, ArtInk> = {
  indigo: { base: '#2340B0', deep: '#182F88', soft: '#B4C0EE' },
  cinnabar: { base: '#C2361D', deep: '#9C2813', soft: '#F3C6BC' },
  cyan: { base: '#009FE0', deep: '#0079B4', soft: '#B5E2F6' },
  green: { base: '#1B7A4B', deep: '#125A36', soft: '#B9DECB' },
  gold: { base: '#D9A036', deep: '#AF7B1E', soft: '#F4DFB2' },
  magenta: { base: '#D0106F', deep: '#9E0A53', soft: '#F4BAD6' },
  ink: { base: '#2B2E36', deep: '#17191E', soft: '#C9CBD0' },
  grey: { base: '#8C8F96', deep: '#6B6E75', soft: '#DADBDE' },
};

/** Papers by stock. */
export const ART_PAPERS: Record<ProductStock, ArtPaper> = {
  white: { top: '#FFFFFF', left: '#E9E5DA', right: '#D3CDBE', edge: '#DCD7CA' },
  kraft: { top: '#E6D6B4', left: '#D9C69D', right: '#BFA877', edge: '#C9B58A' },
  red: { top: '#D5402A', left: '#BE3420', right: '#98260F', edge: '#A92D18' },
  pearl: { top: '#F7F1E6', left: '#E5DAC6', right: '#CFC1A6', edge: '#D9CCB4' },
  cream: { top: '#F6EFD9', left: '#E8DDBC', right: '#D2C49A', edge: '#DACCA6' },
  clear: { top: '#F1F7FA', left: '#DCE9EF', right: '#C6D7DF', edge: '#BCD0DA' },
};

/** Foil gold and the pale ink of lines of text. */
export const ART_GOLD = '#F0C25A';
export const ART_YELLOW = '#FFE100';
export const ART_TEXT = '#17191E';
export const ART_LINES = '#A39C8C';
/** Strings and cords, seen on a light ground and on a dark one. */
export const ART_STRING = '#7F828A';

/** A drawing's inputs after defaults. @unit mm */
export interface ArtSpec {
  w: number;
  h: number;
  d: number;
  /** Thickness of the lying stack, already exaggerated for the eye. */
  t: number;
  panels: number;
  shape: 'rect' | 'rounded' | 'round';
  foil: boolean;
  /** Film over the print; none leaves the paper as it is. */
  film: 'none' | 'gloss' | 'matt';
  /** Spot varnish on a part of the print. */
  varnish: boolean;
  /** An opening with clear film in the front. */
  window: boolean;
  handle: ProductHandle;
  ink: ArtInk;
  paper: ArtPaper;
}

/** Draws one family. */
export type ArtScene = (spec: ArtSpec) => ArtShape[];
