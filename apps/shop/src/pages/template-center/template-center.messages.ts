/** Texts of the template centre. */
import type { TemplateColour, TemplateIndustry } from '@banxin/contract/entities/template';
import { dictionary } from '../../lib/text.ts';

const INDUSTRIES: Readonly<Record<TemplateIndustry, readonly [string, string]>> = {
  business: ['商务办公', 'Business'],
  retail: ['零售服饰', 'Retail and fashion'],
  catering: ['餐饮', 'Catering'],
  food: ['食品生鲜', 'Fresh food'],
  ecommerce: ['电商', 'Online shops'],
  exhibition: ['展会', 'Exhibitions'],
  industry: ['工业制造', 'Industry'],
  festival: ['节庆', 'Festivals'],
};
const COLOURS: Readonly<Record<TemplateColour, readonly [string, string]>> = {
  black: ['黑白', 'Black and white'],
  blue: ['蓝', 'Blue'],
  red: ['红', 'Red'],
  green: ['绿', 'Green'],
  gold: ['金', 'Gold'],
  brown: ['棕', 'Brown'],
};

const wordOf = (
  names: Readonly<Record<string, readonly [string, string]>>,
  value: string,
  language: 0 | 1,
): string => names[value]?.[language] ?? value;

export const INDUSTRY_NAMES = Object.keys(INDUSTRIES) as TemplateIndustry[];
export const COLOUR_NAMES = Object.keys(COLOURS) as TemplateColour[];

export const templateText = dictionary(
  {
    title: '模板中心',
    lead: '按产品、行业、颜色挑选，下载 PDF 修改，或直接用模板下单。',
    product: '产品',
    industry: '行业',
    colour: '颜色',
    words: '模板名称',
    any: (name: string) => `全部${name}`,
    industryName: (value: string) => wordOf(INDUSTRIES, value, 0),
    colourName: (value: string) => wordOf(COLOURS, value, 0),
    find: '筛选',
    clear: '清空筛选',
    failed: '模板没有加载出来',
    none: '没有符合的模板',
    noneHint: '换个条件，或清空筛选看全部模板。',
    unknown: '内容不存在或已下架',
    list: '模板',
    close: '收起预览',
    pages: (count: string) => `${count} 页`,
    trim: '裁切线',
    bleed: '出血',
    safe: '安全区',
    checked: '文件检查通过',
    unchecked: '文件检查有提示',
    download: '下载 PDF',
    order: '用此模板下单',
    withdrawn: '产品已下架，模板仅供下载。',
    pictureOf: (name: string) => `${name}，含出血`,
  },
  {
    title: 'Template centre',
    lead: 'Choose by product, trade and colour; take the PDF and change it, or order with it.',
    product: 'Product',
    industry: 'Trade',
    colour: 'Colour',
    words: 'Name of the template',
    any: (name: string) => `${name}: all`,
    industryName: (value: string) => wordOf(INDUSTRIES, value, 1),
    colourName: (value: string) => wordOf(COLOURS, value, 1),
    find: 'Filter',
    clear: 'Clear filters',
    failed: 'The templates did not load',
    none: 'No template fits',
    noneHint: 'Change the filters, or clear them to see all templates.',
    unknown: 'It does not exist, or it is no longer shown',
    list: 'Templates',
    close: 'Close the preview',
    pages: (count: string) => (count === '1' ? '1 page' : `${count} pages`),
    trim: 'Trim',
    bleed: 'Bleed',
    safe: 'Safe area',
    checked: 'File check passed',
    unchecked: 'The file check has remarks',
    download: 'Download PDF',
    order: 'Order with this template',
    withdrawn: 'The product is no longer sold; the template may be downloaded.',
    pictureOf: (name: string) => `${name}, with bleed`,
  },
);
