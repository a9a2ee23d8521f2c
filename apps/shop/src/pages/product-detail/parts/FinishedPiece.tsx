/** The finished piece of what is configured, with the pages that were uploaded for it, style by style. */
import { coverPages } from '@banxin/contract/rules/styles';
import type { Configuration, Product } from '@banxin/pricing/types';
import FoldingPart from '../../../features/folding/FoldingPart.tsx';
import type { Art } from '../../../features/folding/sheets.ts';
import { lookOf } from '../../../features/product/productLook.ts';
import type { PrintFilesState } from '../../../features/upload/usePrintFiles.ts';

export interface FinishedPieceProps {
  readonly product: Product;
  readonly configuration: Configuration;
  readonly files: PrintFilesState;
}

type Place = { readonly key: string; readonly page: number };

export default function FinishedPiece({ product, configuration, files }: FinishedPieceProps) {
  const { arrived, placed, cells, count, book } = files;
  const artOf = ({ key, page }: Place): Art | null => {
    const found = arrived.get(key)?.pages[page - 1];
    const url = found?.preview ?? found?.thumbnail ?? null;
    return found && url !== null ? { url, widthMm: found.widthMm, heightMm: found.heightMm } : null;
  };
  /** Pages of a file from one on. */
  const from = (key: string, first: number): Place[] => {
    const pages = (arrived.get(key)?.pageCount ?? 0) - first + 1;
    return Array.from({ length: Math.max(pages, 0) }, (_, at) => ({ key, page: first + at }));
  };
  const bookPages = (pages: NonNullable<typeof book>): Place[] => {
    const cover = pages.filter(({ isCover }) => isCover);
    const outer = coverPages(configuration) / 2;
    return [
      ...cover.slice(0, outer),
      ...pages.filter(({ isCover }) => !isCover),
      ...cover.slice(outer),
    ];
  };
  const styleOf = (style: number): Place[] =>
    cells
      .filter((cell) => cell.style === style)
      .toSorted((a, b) => Number(a.side === 'back') - Number(b.side === 'back'))
      .flatMap(({ key, page, side }) => (side === 'all' ? from(key, page) : [{ key, page }]));
  const styles =
    count > 1
      ? Array.from({ length: count }, (_, style) => styleOf(style))
      : [book ? bookPages(book) : placed.flatMap(({ key }) => from(key, 1))];
  return (
    <FoldingPart
      product={product}
      configuration={configuration}
      styles={styles.map((places) => places.map(artOf))}
      stock={lookOf(product, configuration).stock ?? 'white'}
    />
  );
}
