/** Templates: found, shown with their boxes and the result of the file check. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import {
  type getTemplate,
  getTemplateFile,
  type getTemplates,
} from '@banxin/contract/calls/template/template';
import type { TemplateCard } from '@banxin/contract/entities/template';
import { catalogue as refusals } from '@banxin/contract/refusals/catalogue';
import { productById, products } from '@banxin/pricing/products';
import type { Configuration, Product } from '@banxin/pricing/types';
import { flatSize } from '@banxin/pricing/unfold';
import { type Selectable, sql } from 'kysely';
import type { Context } from '../../context.ts';
import { searchable } from '../../db/searchable.ts';
import type { TemplatesTable } from '../../db/tables/templates.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';

/** Everything but the files. */
const COLUMNS = [
  ...['id', 'product_id', 'name', 'name_en', 'industry', 'colour'],
  ...['width_mm', 'height_mm', 'depth_mm', 'pages', 'hash', 'findings'],
] as const satisfies readonly (keyof TemplatesTable)[];

type Row = Pick<Selectable<TemplatesTable>, (typeof COLUMNS)[number]>;

/** Where its picture is: by the content of its file, so it may be kept for ever. */
const pictureAddress = (hash: string): string => `/files/templates/${hash}.svg`;

/** Of a product that left the catalogue nothing is known but the finished size. */
const WITHDRAWN = { bleedMm: 3, safeMm: 3 };

const configured = (product: Product, row: Row): Configuration => ({
  ...product.defaults,
  widthMm: row.width_mm,
  heightMm: row.height_mm,
  ...(row.depth_mm !== null && { depthMm: row.depth_mm }),
});

/** The preset of its size, or `custom`. */
function sizeOf(row: Row): string | null {
  const product = productById(row.product_id);
  if (product === undefined) return null;
  const preset = product.size.presets.find(
    (one) => one.widthMm === row.width_mm && one.heightMm === row.height_mm,
  );
  return preset?.id ?? 'custom';
}

/** The sheet without its bleed. */
function boxesOf(row: Row): OutputOf<typeof getTemplate>['boxes'] {
  const product = productById(row.product_id);
  const { bleedMm, safeMm } = product ?? WITHDRAWN;
  const flat = product
    ? flatSize(product, configured(product, row))
    : { widthMm: row.width_mm, heightMm: row.height_mm };
  return { trimWidthMm: flat.widthMm, trimHeightMm: flat.heightMm, bleedMm, safeMm };
}

function cardOf(row: Row): TemplateCard {
  const product = productById(row.product_id);
  const { trimWidthMm, trimHeightMm, bleedMm } = boxesOf(row);
  return {
    id: row.id,
    name: row.name,
    nameEn: row.name_en,
    productId: row.product_id,
    productName: product?.name ?? '',
    isWithdrawn: product === undefined,
    industry: row.industry,
    colour: row.colour,
    widthMm: row.width_mm,
    heightMm: row.height_mm,
    depthMm: row.depth_mm,
    picture: {
      url: pictureAddress(row.hash),
      widthMm: trimWidthMm + 2 * bleedMm,
      heightMm: trimHeightMm + 2 * bleedMm,
    },
  };
}

/** A page of those that fit. */
export async function listTemplates(
  { db }: Context,
  input: ParsedOf<typeof getTemplates>,
): Promise<OutputOf<typeof getTemplates>> {
  const { productId, industry, colour, pageIndex, pageSize } = input;
  const words = searchable(input.words ?? '');
  const fitting = db
    .selectFrom('templates')
    .$if(productId !== undefined, (query) => query.where('product_id', '=', productId ?? 0))
    .$if(industry !== undefined, (query) => query.where('industry', '=', industry ?? 'business'))
    .$if(colour !== undefined, (query) => query.where('colour', '=', colour ?? 'black'))
    .$if(words !== '', (query) => query.where(sql<boolean>`strpos(search, ${words}) > 0`));
  const [rows, { total }, known] = await Promise.all([
    fitting
      .select(COLUMNS)
      .orderBy('product_id')
      .orderBy('id')
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize)
      .execute(),
    fitting.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    db.selectFrom('templates').select('product_id').distinct().execute(),
  ]);
  const ids = new Set(known.map((row) => row.product_id));
  return {
    items: rows.map(cardOf),
    total: Number(total),
    products: products.filter(({ id }) => ids.has(id)).map(({ id, name }) => ({ id, name })),
  };
}

export async function readTemplate(
  { db }: Context,
  { id }: ParsedOf<typeof getTemplate>,
): Promise<OutputOf<typeof getTemplate> | Refusal> {
  const row = await db
    .selectFrom('templates')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return refuse(refusals.unknownTemplate);
  return {
    ...cardOf(row),
    pdfUrl: `${getTemplateFile.path}?id=${row.id}`,
    boxes: boxesOf(row),
    pages: row.pages,
    sizeId: sizeOf(row),
    report: row.findings,
  };
}
