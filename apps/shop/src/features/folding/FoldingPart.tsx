/** Opens the finished piece of what is folded, made up or bound; flat goods have none. */
import { coverPages } from '@banxin/contract/rules/styles';
import { foldPlan } from '@banxin/pricing/foldUp';
import type { Configuration, Product } from '@banxin/pricing/types';
import { Button } from '@banxin/ui/Button';
import type { ProductArtProps } from '@banxin/ui/ProductArt';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useText } from '../../lib/text.ts';
import { usePartFailedToast } from '../../lib/usePartFailedToast.ts';
import type { Folding } from './FoldingDialog.tsx';
import { foldingText } from './folding.messages.ts';
import type { Art } from './sheets.ts';

const FoldingDialog = lazyPart(() => import('./FoldingDialog.tsx'));

export interface FoldingPartProps {
  readonly product: Product;
  readonly configuration: Configuration;
  /** Pages of each style, in their order; empty while there is no file. */
  readonly styles: readonly (readonly (Art | null)[])[];
  readonly stock: NonNullable<ProductArtProps['stock']>;
}

function foldingOf(product: Product, configuration: Configuration): Folding | null {
  const { pages, widthMm, heightMm } = configuration;
  if (pages !== undefined) return { kind: 'book', widthMm, heightMm };
  const plan = foldPlan(product, configuration);
  return plan && { kind: product.unfold ? 'box' : 'fold', plan };
}

/** As many pages as the piece has; those that are not there yet are plain. */
function whole(configuration: Configuration, pages: readonly (Art | null)[]): (Art | null)[] {
  const { pages: inner } = configuration;
  if (inner === undefined) return [...pages];
  const count = inner + coverPages(configuration);
  return Array.from({ length: Math.max(count, pages.length) }, (_, at) => pages[at] ?? null);
}

export default function FoldingPart({ product, configuration, styles, stock }: FoldingPartProps) {
  const text = useText(foldingText);
  const showPartFailed = usePartFailedToast();
  const [isOpen, setOpen] = useState(false);
  const folding = foldingOf(product, configuration);
  if (folding === null) return null;
  const label = { fold: text.openFold, box: text.openBox, book: text.openBook }[folding.kind];
  const shown = styles.length === 0 ? [[]] : styles;
  return (
    <div>
      <Button onPress={() => setOpen(true)}>{label}</Button>
      {isOpen && (
        <PartBoundary
          onLost={() => {
            setOpen(false);
            showPartFailed(text.lost, () => setOpen(true));
          }}
        >
          <FoldingDialog
            name={product.name}
            folding={folding}
            styles={shown.map((pages) => whole(configuration, pages))}
            stock={stock}
            onClose={() => setOpen(false)}
          />
        </PartBoundary>
      )}
    </div>
  );
}
