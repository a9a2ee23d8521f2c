/** Puts the templates of the demo shop into their table. */
import { readFile } from 'node:fs/promises';
import type { Finding } from '@banxin/contract/entities/file';
import { sha256 } from '../../sha256.ts';
import { searchable } from '../searchable.ts';
import type { Tx } from '../transaction.ts';
import { templateRows } from './templateRows.ts';

const file = (name: string): URL => new URL(`../../../templates/${name}`, import.meta.url);

/** Fronts and backs: a PDF says how many pages it has. */
const pagesOf = (pdf: Uint8Array): number =>
  Number(/\/Count (\d+)/.exec(Buffer.from(pdf).toString('latin1'))?.[1] ?? 1);

export async function seedTemplates(tx: Tx): Promise<void> {
  const checks: Readonly<Record<number, readonly Finding[]>> = JSON.parse(
    await readFile(file('checks.json'), 'utf8'),
  );
  const values = await Promise.all(
    templateRows.map(async ({ id, productId, name, nameEn, industry, colour, ...size }) => {
      const pdf = await readFile(file(`${id}.pdf`));
      return {
        id,
        product_id: productId,
        name,
        name_en: nameEn,
        industry,
        colour,
        search: searchable(`${name} ${nameEn}`),
        width_mm: size.widthMm,
        height_mm: size.heightMm,
        depth_mm: size.depthMm ?? null,
        pages: pagesOf(pdf),
        hash: sha256(pdf),
        pdf,
        picture: await readFile(file(`${id}.svg`), 'utf8'),
        findings: JSON.stringify(checks[id] ?? []),
      };
    }),
  );
  await tx.insertInto('templates').values(values).execute();
}
