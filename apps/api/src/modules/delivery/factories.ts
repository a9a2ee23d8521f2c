/** The factories, from the price book that plans deliveries and the companies that sell for them. */
import type { Bilingual } from '@banxin/contract/entities/bilingual';
import type { FactoryRow } from '@banxin/contract/entities/factory';
import { factory, factoryCompany } from '@banxin/contract/enums/factory';
import { book } from '@banxin/pricing/book';
import { english } from '@banxin/pricing/english';
import { name } from '@banxin/pricing/sentence';
import type { Family } from '@banxin/pricing/types';

/** What each family of products is called where a factory says what it makes. */
const MADE: Readonly<Record<Family, Bilingual>> = {
  card: { zh: '名片卡券', en: 'cards' },
  flyer: { zh: '宣传单页', en: 'flyers' },
  folded: { zh: '折页', en: 'folded leaflets' },
  booklet: { zh: '画册书刊', en: 'booklets' },
  sticker: { zh: '不干胶标签', en: 'labels' },
  box: { zh: '彩盒', en: 'boxes' },
  bag: { zh: '手提袋', en: 'bags' },
  redEnvelope: { zh: '红包', en: 'red envelopes' },
  couplet: { zh: '对联福字', en: 'couplets' },
  stock: { zh: '现货', en: 'goods from stock' },
  sample: { zh: '样品', en: 'samples' },
};

const ENGLISH: Readonly<Record<string, string>> = {
  ...{ 北京: 'Beijing', 天津: 'Tianjin', 河北: 'Hebei', 山西: 'Shanxi', 内蒙古: 'Inner Mongolia' },
  ...{ 辽宁: 'Liaoning', 吉林: 'Jilin', 黑龙江: 'Heilongjiang', 上海: 'Shanghai' },
  ...{ 江苏: 'Jiangsu', 浙江: 'Zhejiang', 安徽: 'Anhui', 福建: 'Fujian', 江西: 'Jiangxi' },
  ...{ 山东: 'Shandong', 河南: 'Henan', 湖北: 'Hubei', 湖南: 'Hunan', 广东: 'Guangdong' },
  ...{ 广西: 'Guangxi', 海南: 'Hainan', 重庆: 'Chongqing', 四川: 'Sichuan', 贵州: 'Guizhou' },
  ...{ 云南: 'Yunnan', 西藏: 'Tibet', 陕西: 'Shaanxi', 甘肃: 'Gansu', 青海: 'Qinghai' },
  ...{ 宁夏: 'Ningxia', 新疆: 'Xinjiang', 永城: 'Yongcheng', 成都: 'Chengdu', 天水: 'Tianshui' },
};

/** A province or city in both languages. */
function place(zh: string): Bilingual {
  const en = ENGLISH[zh];
  if (en === undefined) throw new Error(`${zh} has no English name`);
  return { zh, en };
}

/** Every factory, in the order of its number. */
export const factories: readonly FactoryRow[] = book.factories.map((one) => {
  if (!factory.is(one.id)) throw new Error(`No factory ${one.id}`);
  const company = factoryCompany[one.id];
  return {
    id: one.id,
    name: { zh: one.name, en: english(name('factory', one.id, one.name)) },
    province: place(one.province),
    city: place(one.city),
    makes: one.families.map((family) => MADE[family]),
    serves: one.serves.map(place),
    cutOff: book.cutOff,
    company: {
      name: { zh: company.name, en: `Banxin Printing (${place(one.city).en}) Co., Ltd.` },
      taxNumber: company.taxNumber,
    },
  };
});

export const listFactories = async (): Promise<FactoryRow[]> => [...factories];
