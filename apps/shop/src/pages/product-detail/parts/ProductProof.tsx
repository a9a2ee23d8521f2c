/** The uploaded page with trim, safe area and bleed to scale; before an upload, the product drawn. */
import type { Configuration, Product } from '@banxin/pricing/types';
import { CropMarks } from '@banxin/ui/CropMarks';
import { ProductArt } from '@banxin/ui/ProductArt';
import { FilesProof } from '../../../features/product/FilesProof.tsx';
import { lookOf } from '../../../features/product/productLook.ts';
import { useFindingText } from '../../../features/upload/findingText.ts';
import type { ReadyFile } from '../../../features/upload/usePrintFiles.ts';

export interface ProductProofProps {
  readonly product: Product;
  readonly configuration: Configuration;
  readonly files: readonly ReadyFile[];
}

export function ProductProof(props: ProductProofProps) {
  const { product, configuration } = props;
  const textOf = useFindingText();
  if (product.stock) {
    return (
      <CropMarks>
        <ProductArt {...lookOf(product, configuration)} frame="stage" />
      </CropMarks>
    );
  }
  return <FilesProof {...props} textOf={textOf} areFindingsListed={false} />;
}
