/** Draws the first pages of a checked file as PNG, in two sizes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { EngineDocument } from './pdf-engine.ts';
import { LIMITS } from './report.ts';

/** Names of one page's pictures inside the folder that was asked for. */
export interface Preview {
  /** 1-based. */
  readonly page: number;
  readonly large: string;
  readonly small: string;
}

/** What could be drawn, and the pages (1-based) of which it is nothing, or not everything. */
export interface Previews {
  readonly previews: readonly Preview[];
  readonly incomplete: readonly number[];
}

/**
 * Writes `1-large.png`, `1-small.png`, … Pages whose drawing would not end (`undrawable`, 1-based),
 * and those the engine cannot draw, are left out.
 */
export async function drawPreviews(
  document: EngineDocument,
  pages: number,
  undrawable: ReadonlySet<number>,
  folder: string,
): Promise<Previews> {
  mkdirSync(folder, { recursive: true });
  const previews: Preview[] = [];
  const incomplete: number[] = [];
  for (let index = 0; index < Math.min(pages, LIMITS.previewPages); index += 1) {
    const drawing = undrawable.has(index + 1) ? null : document.draw(index, LIMITS.largePx);
    if (!drawing?.isComplete) incomplete.push(index + 1);
    if (!drawing) continue;
    const { width, height, rgba } = drawing;
    const raw = sharp(rgba, { raw: { width, height, channels: 4 } }).removeAlpha();
    const large = await raw.clone().png({ compressionLevel: 6 }).toBuffer();
    const small = await raw
      .resize(LIMITS.smallPx, LIMITS.smallPx, { fit: 'inside' })
      .png({ compressionLevel: 6 })
      .toBuffer();
    const page = index + 1;
    const preview = { page, large: `${page}-large.png`, small: `${page}-small.png` };
    writeFileSync(join(folder, preview.large), large);
    writeFileSync(join(folder, preview.small), small);
    previews.push(preview);
  }
  return { previews, incomplete };
}

/** The same of a picture, as its only page: turned as it was taken, without what the camera wrote about itself. */
export async function drawPicture(bytes: Uint8Array, folder: string): Promise<Preview> {
  mkdirSync(folder, { recursive: true });
  const preview = { page: 1, large: '1-large.png', small: '1-small.png' };
  for (const [name, edge] of [
    [preview.large, LIMITS.largePx],
    [preview.small, LIMITS.smallPx],
  ] as const) {
    await sharp(bytes)
      .rotate()
      .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .png({ compressionLevel: 6 })
      .toFile(join(folder, name));
  }
  return preview;
}
