/**
 * What the catalogue says of a product beside how it is made: what it is for, whether it is the usual one, and the crafts that
 * its drawing shows although they are chosen.
 */
import type { Craft, Product } from '../types.ts';

/** What printed goods are for, in the order of the filter. */
export const USES = {
  business: '商务往来',
  store: '门店促销',
  ecommerce: '电商发货',
  exhibition: '展会物料',
  festival: '节庆礼赠',
  food: '食品餐饮',
  identity: '标识管理',
  office: '办公日常',
} as const;
export type Use = keyof typeof USES;

export interface ProductFacts {
  readonly uses: readonly Use[];
  /** What is meant where words fit several products alike. */
  readonly isUsual: boolean;
  /** Crafts that the product is known by. */
  readonly knownFor: readonly Craft['id'][];
}

const facts = (
  uses: readonly Use[],
  isUsual = false,
  ...knownFor: readonly Craft['id'][]
): ProductFacts => ({ uses, isUsual, knownFor });

/** By product. Decided by the shop. */
const FACTS: Readonly<Record<number, ProductFacts>> = {
  101: facts(['business', 'exhibition'], true),
  102: facts(['business', 'festival'], false, 'foil'),
  103: facts(['business']),
  104: facts(['store', 'food'], true),
  105: facts(['store', 'identity']),
  106: facts(['store', 'identity'], false, 'foil'),
  107: facts(['ecommerce', 'festival']),
  201: facts(['store', 'exhibition'], true),
  202: facts(['office', 'food']),
  203: facts(['business', 'exhibition']),
  204: facts(['food', 'store']),
  205: facts(['exhibition', 'business']),
  206: facts(['exhibition', 'store']),
  207: facts(['store', 'food'], false, 'foil'),
  301: facts(['business', 'exhibition'], true),
  302: facts(['business']),
  303: facts(['ecommerce', 'identity']),
  304: facts(['office', 'business']),
  305: facts(['office']),
  401: facts(['food', 'ecommerce'], true),
  402: facts(['ecommerce', 'identity']),
  403: facts(['food', 'identity']),
  404: facts(['festival', 'food']),
  405: facts(['identity']),
  406: facts(['identity', 'office']),
  407: facts(['food', 'festival']),
  501: facts(['food', 'ecommerce'], true, 'window'),
  502: facts(['ecommerce'], true),
  503: facts(['store', 'festival']),
  504: facts(['store', 'food']),
  505: facts(['store', 'ecommerce'], false, 'foil'),
  506: facts(['food']),
  601: facts(['festival', 'business'], true),
  602: facts(['festival']),
  603: facts(['festival']),
  604: facts(['festival', 'store']),
  605: facts(['festival']),
  606: facts(['festival', 'business'], false, 'foil'),
  701: facts(['office'], true),
  702: facts(['office']),
  703: facts(['office']),
  704: facts(['office']),
  705: facts(['office']),
  801: facts(['ecommerce']),
  802: facts(['ecommerce']),
  803: facts(['ecommerce']),
  804: facts(['food']),
  901: facts(['business']),
  902: facts(['business']),
  903: facts(['identity']),
  904: facts(['ecommerce', 'festival']),
};

/** What is said of a product. @throws RangeError for a product that nothing is said of */
export function factsOf({ id }: Pick<Product, 'id'>): ProductFacts {
  const found = FACTS[id];
  if (found === undefined) throw new RangeError(`nothing is said of product ${id}`);
  return found;
}
