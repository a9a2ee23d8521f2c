/** What a job brings to a gang sheet (合版): its pieces with their bleed, and what it must share with the others on it. */
import type { PriceBook } from '../priceBook/book.types.ts';
import type { Configuration, Product } from '../types.ts';
import { shortName } from '../wording/names.ts';
import { type Sentence, sentence } from '../wording/sentence.ts';
import { imposed } from './imposed.ts';
import { craftOf, prepareJob } from './job.ts';
import { flatSize } from './unfold.ts';

/** Pieces of one job on a sheet that it shares. */
export interface GangPieces {
  /** Trimmed, unfolded. @unit mm */
  readonly widthMm: number;
  /** @unit mm */
  readonly heightMm: number;
  /** Bleed on every side. @unit mm */
  readonly edgeMm: number;
  /** Each has places of its own. */
  readonly styles: number;
  /** That are ordered of each style. */
  readonly pieces: number;
}

/** What jobs on one sheet have in common: it is printed on one paper, in the same inks, and laminated as a whole. */
export interface GangStock {
  /** Equal for jobs that can lie together. */
  readonly key: string;
  /** Equal for jobs on the same paper, whatever is printed on it. */
  readonly paperKey: string;
  readonly paper: Sentence;
  readonly colours: string;
  /** Null without one. */
  readonly film: Sentence | null;
}

/** The job as a gang sheet takes it; null for one that the quote does not gang. */
export function gangJobOf(
  product: Product,
  book: PriceBook,
  configuration: Configuration,
): { readonly pieces: GangPieces; readonly stock: GangStock } | null {
  if (imposed(product, book, configuration)?.mode !== 'gang') return null;
  const { gsm, materialId, colours, quantity, styles } = configuration;
  const job = prepareJob(product, book, configuration);
  const film = craftOf(job, 'film');
  const paperKey = `${materialId}|${gsm}`;
  return {
    pieces: {
      ...flatSize(product, configuration),
      styles,
      pieces: quantity * product.piecesPerUnit,
    },
    stock: {
      key: [paperKey, colours, film ? `${film.craft.id}×${film.sides}` : ''].join('|'),
      paperKey,
      paper: sentence('paper', gsm, shortName(job.material)),
      colours,
      film: film?.text ?? null,
    },
  };
}
