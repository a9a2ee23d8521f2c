/** What a product's drawing shows: paper, corner, film, spot varnish, foil, folds, window and handle follow what is chosen. */
import type { Configuration, Craft, Paper, Product } from '@banxin/pricing/types';
import type {
  ProductArtProps,
  ProductFamily,
  ProductHandle,
  ProductStock,
  ProductTone,
} from '@banxin/ui/ProductArt';

/** Inks that keep neighbours of one family apart; the first is the family's usual one. */
const INKS: Partial<Record<ProductFamily, readonly ProductTone[]>> = {
  nameCard: ['cinnabar', 'indigo', 'green', 'gold', 'ink', 'cyan', 'magenta'],
  flyer: ['cyan', 'indigo', 'magenta', 'gold', 'green', 'cinnabar', 'ink'],
  folded: ['green', 'indigo', 'cyan'],
  booklet: ['indigo', 'cinnabar', 'green', 'cyan', 'ink'],
  sticker: ['cinnabar', 'indigo', 'green', 'cyan', 'gold', 'ink', 'magenta'],
  box: ['indigo', 'cinnabar', 'green', 'cyan', 'magenta'],
  bag: ['green', 'indigo', 'cinnabar'],
  paper: ['indigo', 'green', 'cyan', 'gold', 'ink'],
  sampleBook: ['indigo', 'cinnabar', 'green'],
};

/** Papers whose colour shows; all others are white. */
const STOCKS: Partial<Record<Paper, ProductStock>> = {
  kraft: 'kraft',
  corrugated: 'kraft',
  pearl: 'pearl',
  linen: 'cream',
  specialty: 'cream',
  offset: 'cream',
  wannianhong: 'red',
  pvc: 'clear',
  labelClear: 'clear',
};

const HANDLES: Readonly<Record<string, ProductHandle>> = {
  cordCotton: 'cord',
  cordPaper: 'paper',
  cordRibbon: 'ribbon',
};

const FILMS: Readonly<Record<string, NonNullable<ProductArtProps['film']>>> = {
  filmGloss: 'gloss',
  filmMatt: 'matt',
};

type Look = Omit<ProductArtProps, 'frame' | 'label'>;

function shapeOf(crafts: readonly Craft[]): Look['shape'] {
  if (crafts.some(({ id }) => id === 'dieRound')) return 'round';
  return crafts.some(({ kind, id }) => kind === 'corner' || id === 'dieContour')
    ? 'rounded'
    : 'rect';
}

/** How a product is drawn as it is configured. @param knownFor crafts that show although they are not chosen */
export function lookOf(
  product: Product,
  configuration: Configuration,
  knownFor: readonly Craft['id'][] = [],
): Look {
  const ids = new Set([...configuration.crafts.map(({ id }) => id), ...knownFor]);
  const crafts = product.crafts.filter(({ id }) => ids.has(id));
  const fold = crafts.find(({ kind }) => kind === 'fold');
  const film = crafts.find(({ kind }) => kind === 'film');
  const cord = crafts.find(({ kind }) => kind === 'cord');
  const material = product.materials.find(({ id }) => id === configuration.materialId);
  const family = product.art;
  const inks = INKS[family];
  return {
    family,
    widthMm: configuration.widthMm,
    heightMm: configuration.heightMm,
    depthMm: configuration.depthMm,
    pages: configuration.pages,
    panels: fold && (fold.times ?? 1) + 1,
    shape: product.stock ? undefined : shapeOf(crafts),
    foil: crafts.some(({ kind }) => kind === 'foil'),
    film: film && FILMS[film.id],
    varnish: crafts.some(({ kind }) => kind === 'uv'),
    window: crafts.some(({ kind }) => kind === 'window'),
    handle: cord && HANDLES[cord.id],
    tone: inks?.[((product.id % 100) - 1) % inks.length],
    stock: (material && STOCKS[material.paper]) ?? 'white',
  };
}

/** Where a sheet of this length is folded: equal panels. @unit mm from one end */
export function foldsOf(
  product: Product,
  configuration: Configuration,
  lengthMm: number,
): number[] {
  const times = product.crafts
    .filter(({ id, kind }) => kind === 'fold' && configuration.crafts.some((use) => use.id === id))
    .map((craft) => craft.times ?? 1)[0];
  if (times === undefined) return [];
  return Array.from({ length: times }, (_, at) => (lengthMm * (at + 1)) / (times + 1));
}
