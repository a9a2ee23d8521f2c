/** Templates by the address: filters, page, and the one that is looked at. */
import { getTemplate, getTemplates } from '@banxin/contract/calls/template/template';
import type { TemplateCard } from '@banxin/contract/entities/template';
import { pathOf } from '@banxin/contract/routes';
import { useContext } from 'react';
import { useSearchParams } from 'wouter';
import { configurationQuery } from '../../features/quote/configurationQuery.ts';
import { templateQuery } from '../../features/quote/templateQuery.ts';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { LocaleContext } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { COLOUR_NAMES, INDUSTRY_NAMES } from './template-center.messages.ts';

/** Templates of a page. */
export const PAGE_SIZE = 50;
const WORDS_MAX = 50;

/** What the address asks for; '' leaves a filter open. */
export interface TemplatePlace {
  readonly product: string;
  readonly industry: string;
  readonly colour: string;
  readonly words: string;
  readonly page: number;
  /** The template that is looked at. */
  readonly id: number | null;
}

const whole = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;

/** Reads an address; what makes no sense is left open. */
export function placeOf(params: URLSearchParams): TemplatePlace {
  const among = (name: string, values: readonly string[]): string =>
    values.find((value) => value === params.get(name)) ?? '';
  return {
    product: String(whole(params.get('product')) ?? ''),
    industry: among('industry', INDUSTRY_NAMES),
    colour: among('colour', COLOUR_NAMES),
    words: (params.get('words') ?? '').trim().slice(0, WORDS_MAX),
    page: whole(params.get('page')) ?? 1,
    id: whole(params.get('id')),
  };
}

/** Writes an address; what is open is left out. */
export const templatePath = ({ page, id, ...filters }: TemplatePlace): string =>
  pathOf(
    'templateCenter',
    {},
    {
      ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
      ...(page > 1 && { page }),
      ...(id !== null && { id }),
    },
  );

/** The product page in the size of the template, with its file to be taken along. */
export const orderPath = (template: TemplateCard & { readonly sizeId: string | null }): string =>
  pathOf(
    'productDetail',
    { id: template.productId },
    {
      ...configurationQuery({
        productId: template.productId,
        sizeId: template.sizeId ?? 'custom',
        widthMm: template.widthMm,
        heightMm: template.heightMm,
        ...(template.depthMm !== null && { depthMm: template.depthMm }),
      }),
      ...templateQuery(template.id),
    },
  );

export function useTemplates() {
  const [params] = useSearchParams();
  const place = placeOf(params);
  const { product, industry, colour, words, page, id } = place;
  const templates = useCall(
    getTemplates,
    {
      ...(product !== '' && { productId: Number(product) }),
      ...(industry !== '' && { industry: industry as TemplateCard['industry'] }),
      ...(colour !== '' && { colour: colour as TemplateCard['colour'] }),
      ...(words !== '' && { words }),
      pageIndex: page,
      pageSize: PAGE_SIZE,
    },
    { keepPrevious: true },
  );
  const chosen = useCall(getTemplate, id === null ? null : { id });
  return { place, templates, chosen };
}

/** How templates and their products are called in the reader's language. */
export function useTemplateNames() {
  const isChinese = useContext(LocaleContext) === 'zh-CN';
  const { name } = useCatalogueWords();
  return {
    nameOf: (template: TemplateCard): string => (isChinese ? template.name : template.nameEn),
    productOf: (id: number, inChinese: string): string => name('product', id, inChinese),
  };
}

/** 90×54, 100×60×150 */
export const sizeOf = ({ widthMm, heightMm, depthMm }: TemplateCard): string =>
  (depthMm === null ? [widthMm, heightMm] : [widthMm, depthMm, heightMm]).join('×');
