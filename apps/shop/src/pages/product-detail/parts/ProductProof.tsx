/** The uploaded page with trim, safe area and bleed to scale; before an upload, the product drawn. */
import type { Configuration, Product } from '@banxin/pricing/types';
import { CropMarks } from '@banxin/ui/CropMarks';
import { ProductArt, type ProductArtProps } from '@banxin/ui/ProductArt';
import { ProofPreview } from '@banxin/ui/ProofPreview';
import { Stack } from '@banxin/ui/Stack';
import type { ReadyFile } from '../../../features/upload/UploadRow.tsx';
import * as css from '../product-detail.css.ts';

const TONE = { error: 'error', warning: 'caution', ok: 'passed' } as const;

export interface ProductProofProps {
  readonly product: Product;
  readonly configuration: Configuration;
  readonly files: readonly ReadyFile[];
}

export function ProductProof({ product, configuration, files }: ProductProofProps) {
  const { widthMm, heightMm, depthMm, pages } = configuration;
  const art = (
    <ProductArt
      family={product.art as ProductArtProps['family']}
      widthMm={widthMm}
      heightMm={heightMm}
      frame="stage"
      foil={configuration.crafts.some(({ id }) => /foil/i.test(id))}
      {...(depthMm !== undefined && { depthMm })}
      {...(pages !== undefined && { pages })}
    />
  );
  if (product.stock) return <CropMarks>{art}</CropMarks>;
  const proofPages = files.flatMap(({ file }) =>
    file.pages.flatMap((page) =>
      page.preview
        ? [{ imageUrl: page.preview, widthMm: page.widthMm, heightMm: page.heightMm }]
        : [],
    ),
  );
  const findings = files.flatMap(({ file, findings: found }) =>
    found.map((finding, index) => ({
      id: `${file.id}-${index}`,
      severity: TONE[finding.severity],
      text: finding.message,
      ...(finding.page !== undefined && { page: finding.page }),
      ...(finding.box && { box: finding.box }),
    })),
  );
  return (
    <Stack gap={16}>
      <ProofPreview
        trimWidthMm={widthMm}
        trimHeightMm={heightMm}
        bleedMm={product.bleedMm}
        safeMm={product.safeMm}
        pages={proofPages}
        findings={findings}
        shape={configuration.crafts.some(({ id }) => /corner/i.test(id)) ? 'rounded' : 'rect'}
      />
      {proofPages.length === 0 && <div className={css.drawing}>{art}</div>}
    </Stack>
  );
}
