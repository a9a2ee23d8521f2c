/** An empty sheet for one very job: as many pages as it needs, with its boxes, its guides on a layer that does not print. */
import type { ParsedOf } from '@banxin/contract/call';
import type { getJobTemplate } from '@banxin/contract/calls/template/template';
import { catalogue as refusals } from '@banxin/contract/refusals/catalogue';
import { Raw } from '@banxin/contract/server';
import { productById } from '@banxin/pricing/products';
import type { Configuration } from '@banxin/pricing/types';
import type { Context } from '../../context.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { type GuidedSheet, guidedPdf } from './guidedPdf.ts';
import { jobOf } from './jobFindings.ts';

export async function readJobTemplate(
  _: Context,
  { productId, ...chosen }: ParsedOf<typeof getJobTemplate>,
): Promise<Raw | Refusal> {
  const product = productById(productId);
  if (product === undefined || product.stock) return refuse(refusals.unknown);
  const job = jobOf(product, { ...product.defaults, ...chosen } as Configuration);
  const sheet: GuidedSheet = { ...job, safeMm: product.safeMm, pages: job.pagesExpected };
  const name = `template-${productId}-${chosen.widthMm}x${chosen.heightMm}.pdf`;
  return new Raw(guidedPdf(sheet), 'application/pdf', { fileName: name });
}
