/** What a product or a category is and how it is made: drawn from the catalogue, so that it says what can be ordered. */
import type { ParsedOf } from '@banxin/contract/call';
import type { getIntroduction } from '@banxin/contract/calls/catalogue/introduction';
import type { Introduction } from '@banxin/contract/calls/catalogue/introduction.schemas';
import type { Bilingual } from '@banxin/contract/entities/bilingual';
import { introductionKind as kind } from '@banxin/contract/enums/catalogue';
import { catalogue as refusals } from '@banxin/contract/refusals/catalogue';
import { wordingOf } from '@banxin/pricing/chinese';
import { inEnglish } from '@banxin/pricing/english';
import { categories, productById } from '@banxin/pricing/products';
import { plain, type Sentence, sentence } from '@banxin/pricing/sentence';
import type { Product, ProductArt } from '@banxin/pricing/types';
import type { Context } from '../../context.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { generalIntroductions } from './generalIntroductions.ts';

const picture = (of: number, art: ProductArt): Introduction => ({
  kind: of,
  art,
  text: null,
  facts: [],
});
const words = (
  of: number,
  text: Bilingual | null,
  facts: Introduction['facts'] = [],
): Introduction => ({ kind: of, art: null, text, facts });

type Label = keyof typeof LABELS;

const LABELS = {
  size: { zh: '成品尺寸', en: 'Finished size' },
  material: { zh: '材质', en: 'Stock' },
  colours: { zh: '印色', en: 'Inks' },
  crafts: { zh: '工艺', en: 'Finishing' },
  quantity: { zh: '数量', en: 'Quantity' },
  production: { zh: '生产', en: 'Production' },
  bleed: { zh: '出血', en: 'Bleed' },
} as const;

const list = (parts: readonly string[]): Sentence => sentence('list', ...parts);

/** What can be chosen of a product, worded in the product's language. */
function offered(product: Product): Record<Label, string> {
  const word = wordingOf(product);
  const { size, materials, colours, crafts, quantity, production, bleedMm, wording } = product;
  const { unit, tiers } = quantity;
  const { days } = production;
  return {
    size: word(list(size.presets.map(({ name }) => name))),
    material: word(
      list(
        materials.map(
          ({ name, gsm }) =>
            `${gsm.toSorted((a, b) => a - b).join('/')}${wording ? ' gsm' : 'g'} ${name}`,
        ),
      ),
    ),
    colours: word(list(colours.map((one) => word(sentence('colours', one))))),
    crafts: word(crafts.length === 0 ? sentence('none') : list(crafts.map(({ label }) => label))),
    quantity: word(
      plain(
        [tiers[0], tiers.at(-1)]
          .map((count) => word(sentence('quantity', count ?? 0, unit)))
          .join(' – '),
      ),
    ),
    production: wording ? `${days} working days` : `${days} 个工作日`,
    bleed: `${bleedMm} mm`,
  };
}

/** Printed things have all of them; goods from the shelf come as they are. */
function factsOf(product: Product): Introduction['facts'] {
  const shown: readonly Label[] = product.stock
    ? ['size', 'material', 'quantity']
    : ['size', 'material', 'colours', 'crafts', 'quantity', 'production', 'bleed'];
  const zh = offered(product);
  const en = offered(inEnglish(product));
  return shown.map((label) => ({
    label: LABELS[label],
    value: { zh: zh[label], en: en[label] },
  }));
}

/** What is true of a whole category. */
const general = (id: number): Introduction[] =>
  categories
    .filter((category) => category.id === id)
    .flatMap(({ art }) => [
      picture(kind.generalMainImage, art),
      words(kind.generalPrintIntro, generalIntroductions[id] ?? null),
    ]);

function introductionsOf(product: Product): Introduction[] {
  const text = { zh: product.description, en: inEnglish(product).description };
  const facts = factsOf(product);
  if (product.stock) {
    return [picture(kind.goodsMainImage, product.art), words(kind.goodsIntro, text, facts)];
  }
  return [
    picture(kind.productMainImage, product.art),
    words(kind.productPrintIntro, text, facts),
    ...general(product.parentId),
  ];
}

export async function readIntroductions(
  _: Context,
  { categoryId }: ParsedOf<typeof getIntroduction>,
): Promise<Introduction[] | Refusal> {
  const product = productById(categoryId);
  const found = product === undefined ? general(categoryId) : introductionsOf(product);
  return found.length === 0 ? refuse(refusals.unknown) : found;
}
