/** The uploaded page with trim, safe area and bleed to scale; before an upload, the product drawn. */
import type { Finding } from '@banxin/contract/entities/file';
import type { Configuration, Product } from '@banxin/pricing/types';
import { CropMarks } from '@banxin/ui/CropMarks';
import { ProductArt } from '@banxin/ui/ProductArt';
import { ProofPreview } from '@banxin/ui/ProofPreview';
import { lookOf } from '../../../features/product/productLook.ts';
import { proofLook } from '../../../features/product/proofLook.ts';
import { useFindingText } from '../../../features/upload/findingText.ts';
import type { ReadyFile } from '../../../features/upload/usePrintFiles.ts';
import { useText } from '../../../lib/text.ts';
import { productDetailText } from '../product-detail.messages.ts';

const TONE = { error: 'error', warning: 'caution', ok: 'passed' } as const;

/** Every place of a finding; one for the file as a whole when it has none. */
const placesOf = ({ page, box, places }: Finding): readonly Pick<Finding, 'page' | 'box'>[] =>
  places ?? [{ page, box }];

export interface ProductProofProps {
  readonly product: Product;
  readonly configuration: Configuration;
  readonly files: readonly ReadyFile[];
}

export function ProductProof({ product, configuration, files }: ProductProofProps) {
  const textOf = useFindingText();
  const text = useText(productDetailText);
  const look = lookOf(product, configuration);
  if (product.stock) {
    return (
      <CropMarks>
        <ProductArt {...look} frame="stage" />
      </CropMarks>
    );
  }
  const drawn = files.flatMap(({ file }, style) =>
    file.pages.flatMap(({ preview, widthMm: width, heightMm: height }, index) =>
      preview
        ? [
            {
              key: `${file.id} ${index + 1}`,
              imageUrl: preview,
              widthMm: width,
              heightMm: height,
              ...(files.length > 1 && { label: text.pageOfStyle(style + 1, index + 1) }),
            },
          ]
        : [],
    ),
  );
  const findings = files.flatMap(({ file, findings: found }) =>
    found.flatMap((finding, index) =>
      placesOf(finding).map((place, nth) => {
        // Pages that could not be drawn have no place in the proof; later ones move up.
        const page = drawn.findIndex(({ key }) => key === `${file.id} ${place.page}`) + 1;
        return {
          id: `${file.id}-${index}-${nth}`,
          severity: TONE[finding.severity],
          text: textOf(finding),
          ...(page > 0 && { page }),
          ...(page > 0 && place.box && { box: place.box }),
        };
      }),
    ),
  );
  return (
    <ProofPreview
      {...proofLook(product, configuration, drawn[0])}
      bleedMm={product.bleedMm}
      safeMm={product.safeMm}
      pages={drawn}
      findings={findings}
      areFindingsListed={false}
      shape={look.shape}
    />
  );
}
