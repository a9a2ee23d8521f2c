/** Where the empty template of one very job is. */
import { getJobTemplate } from '@banxin/contract/calls/template/template';
import type { Configuration } from '@banxin/contract/entities/configuration';

export function templateAddress(configuration: Configuration): string {
  const { productId, widthMm, heightMm, depthMm, colours, pages } = configuration;
  const query = new URLSearchParams({
    productId: String(productId),
    widthMm: String(widthMm),
    heightMm: String(heightMm),
    colours,
    ...(depthMm !== undefined && { depthMm: String(depthMm) }),
    ...(pages !== undefined && { pages: String(pages) }),
  });
  return `${getJobTemplate.path}?${query}`;
}
