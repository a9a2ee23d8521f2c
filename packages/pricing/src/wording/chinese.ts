/** The engine's sentences in Chinese. */
import type { Colours, Mode, Product } from '../types.ts';
import { discountText, nameIn, thousands, yuanText } from '../words.ts';
import { type Wording, wordingIn } from './sentence.ts';

const COLOURS: Readonly<Record<Colours, string>> = {
  '4+0': '单面四色',
  '4+4': '双面四色',
  '1+0': '单面单色',
  '1+1': '双面单色',
  '4+1': '正四背单色',
};

const COLOURS_SHORT: Readonly<Record<Colours, string>> = {
  '4+0': '单面',
  '4+4': '双面',
  '1+0': '单面单色',
  '1+1': '双面单色',
  '4+1': '正四背单',
};

const MODES: Readonly<Record<Mode, string>> = {
  gang: '合版印刷',
  dedicated: '专版印刷',
  digital: '数码印刷',
  label: '标签机',
  stock: '现货',
};

/** Labels of the specification. */
const SPEC = {
  size: '成品尺寸',
  material: '材质',
  colours: '印色',
  spot: '专色',
  pages: '页数',
  cover: '封面',
  crafts: '工艺',
  quantity: '数量',
  styles: '款数',
};

/** Fields that must be chosen, or that have a range. */
const FIELDS = {
  size: '成品尺寸',
  material: '纸张',
  pages: '页数',
  cover: '封面纸',
  width: '宽度',
  height: '高度',
  depth: '厚度',
  quantity: '数量',
  styles: '款数',
};

/** Options that a product may not have. */
const ABSENT = {
  depth: '厚度',
  size: '这个尺寸',
  material: '这种纸张',
  colours: '这种印色',
  pages: '页数',
  anyCover: '封面',
  cover: '这种封面',
  craft: '这种工艺',
};

/** Work and material that a price is made of. */
const WORKS = {
  print: '印刷',
  paper: '纸张',
  labelStock: '材料',
  cut: '裁切',
  box: '装盒',
  fold: '折页',
  innerPrint: '内页印刷',
  innerPaper: '内页纸张',
  coverPrint: '封面印刷',
  coverPaper: '封面纸张',
  slitting: '分切包装',
  packaging: '包装',
  carton: '纸箱',
  separate: '分款包装',
  neutral: '无标识包装',
  tearProof: '防撕袋',
};

/** What custody goods are sent in. */
const PACKING = {
  bag: '快递袋',
  small: '小号纸箱',
  medium: '中号纸箱',
  large: '大号纸箱',
};

/** Lines that reduce or correct a price. */
const TERMS = {
  customerType: '客户类型价',
  sampleMember: '会员样品价',
  vip: 'VIP 折扣',
  samples: '免费样品额度',
  ladder: '阶梯优惠',
  urgentEntitlement: '加急权益抵扣',
  redPacket: '现金红包抵扣',
  shown: '页面显示后的其他变动',
};

export type SpecField = keyof typeof SPEC;
export type Field = keyof typeof FIELDS;
export type Absent = keyof typeof ABSENT;
export type Work = keyof typeof WORKS;
export type Term = keyof typeof TERMS;

const kg = (grams: number): string => `${(grams / 1000).toFixed(2)} kg`;
const sides = (count: number): string => (count === 2 ? '双面' : '单面');

const sentences = {
  plain: (text: string) => text,
  name: (_table: string, _id: string, inChinese: string) => inChinese,
  dots: (...parts: string[]) => parts.join(' · '),
  list: (...parts: string[]) => parts.join('、'),
  clauses: (...parts: string[]) => parts.join('；'),

  // what can be chosen
  customSize: () => '自定义尺寸',
  grammage: (gsm: number) => `${gsm}g`,
  paper: (gsm: number, material: string) => `${gsm}g ${material}`,
  colours: (colours: string) => nameIn(COLOURS, colours),
  coloursShort: (colours: string) => nameIn(COLOURS_SHORT, colours),
  noSpot: () => '无专色',
  spots: (count: number) => `${count} 个专色`,
  spotsShort: (count: number) => `${count} 专色`,
  spotCount: (count: number) => `${count} 个`,
  pages: (count: number) => `${count}P`,
  sameCover: () => '同内页纸',
  sameCoverShort: () => '封面同内页',
  coverOf: (cover: string) => `封面 ${cover}`,
  craft: (label: string, ...notes: string[]) =>
    notes.length > 0 ? `${label}（${notes.join('，')}）` : label,
  sides,
  param: (label: string, value: string | number, unit: string) => `${label} ${value}${unit}`,
  withoutCraft: () => '不需要',
  without: (work: string) => (/^[覆烫击打压开]/.test(work) ? `不${work}` : `不要${work}`),
  none: () => '不需要',
  spec: (field: SpecField) => SPEC[field],
  quantity: (count: number, unit: string) => `${thousands(count)} ${unit}`,
  packs: (count: number, unit: string, pieces: number, pieceUnit: string) =>
    `${thousands(count)} ${unit}（${thousands(pieces)} ${pieceUnit}）`,
  unit: (unit: string) => unit,
  units: (unit: string) => unit,
  styles: (count: number) => `${count} 款`,
  perStyle: (text: string, styles: number) => `${text} × ${styles} 款`,

  // why it cannot be chosen
  choose: (field: Field) => `请选择${FIELDS[field]}`,
  chooseOf: (group: string) => `请选择${group}`,
  absent: (what: Absent) => `该产品没有${ABSENT[what]}`,
  customDepth: () => '自定义尺寸没有厚度',
  notPreset: (size: string) => `尺寸与“${size}”不符`,
  between: (field: Field, range: string) => `${FIELDS[field]}须为 ${range}`,
  paramBetween: (craft: string, param: string, range: string) => `${craft}的${param}须为 ${range}`,
  range: (min: number, max: number, unit: string) => `${min}–${max} ${unit}`,
  steps: (min: number, max: number, step: number, unit: string) =>
    `${min}–${max} ${unit}，每 ${step} ${unit}一档`,
  tooLarge: (width: number, height: number, mostWidth: number, mostHeight: number) =>
    `展开 ${width}×${height} mm，超过最大印张 ${mostWidth}×${mostHeight} mm`,
  noGrammage: (material: string, gsm: number, ...offered: number[]) =>
    `${material}没有 ${gsm} 克，可选 ${offered.join('、')} 克`,
  noSpotInks: () => '该产品不印专色',
  spotsAtMost: (most: number) => `专色最多 ${most} 个`,
  quantities: (...offered: string[]) => `数量可选 ${offered.join('、')}`,
  onlyOneOf: (group: string) => `${group}只能选一种`,
  noSides: (craft: string) => `${craft}不分单双面`,
  onlySides: (craft: string, ...offered: number[]) =>
    `${craft}只能选${offered.map(sides).join('或')}`,
  unknownParam: (craft: string, param: string) => `${craft}没有“${param}”这个参数`,
  unknownCraftField: (craft: string, field: string) => `${craft}没有“${field}”这一项`,
  unknownField: (field: string) => `配置里没有“${field}”这一项`,
  otherProduct: () => '配置属于另一个产品',
  notADay: (day: string) => `期望到货日期应为 2026-11-20 这样的日期，而不是“${day}”`,
  noPress: () => '该规格没有可用的印刷设备',
  urgentTooLong: () => '该产品工序较长，不能当日发货',
  urgentNotOffered: () => '该产品不支持加急',
  urgentNotNeeded: () => '常规生产已经这么快，无需加急',
  urgentSameDay: (level: string, saves: number) =>
    `与“${level}”同日送达，那样少 ${yuanText(saves)}`,
  sooner: (level: string, carrier: string, saves: number) =>
    `“${level}”改用${carrier}同日送达，少 ${yuanText(saves)}`,

  // how it is made
  mode: (mode: Mode) => MODES[mode],
  up: (count: number) => `${count} 拼`,
  signature: (pages: number) => `${pages}P 帖`,
  workAndTurn: () => '自翻版',

  // what the price is made of
  work: (work: Work) => WORKS[work],
  term: (term: Term) => TERMS[term],
  discount: (rate: number) => discountText(rate),
  freight: (carrier: string) => `运费 · ${carrier}`,
  pick: () => '拣货',
  pickItems: (items: number, first: number, further: number) =>
    items > 1 ? `首件 ${yuanText(first)} + ${items - 1} 件 × ${yuanText(further)}` : '1 件',
  packingMaterial: (id: string) => `包材 · ${nameIn(PACKING, id)}`,
  intoWarehouse: () => '存入云仓，免运费',
  freightDrops: (count: number) => `运费 · ${count} 个收货地址`,
  freightDrop: (position: number, carrier: string) => `地址 ${position} · ${carrier}`,
  urgent: (level: string) => `加急 · ${level}`,
  urgentRate: (percent: number) => `商品价 × ${percent}%`,
  oneTime: () => '1 次',
  sameTotal: (pieces: number, fewer: number, unit: string) =>
    `${thousands(pieces)} ${unit}与 ${thousands(fewer)} ${unit}同价`,
  noDearer: (quantity: string) => `多印不加价：${quantity}的单价不高于上一档`,
  timesPrice: (text: string, price: number) => `${text} × ${yuanText(price)}`,
  gangPrint: (sheet: string, count: number) =>
    `合版：${sheet} ${count} 拼，与其他订单同版，按版面分摊`,
  gangPaper: (paper: string, sheet: string, sheets: number) =>
    `${paper}，${sheet} ${thousands(sheets)} 张中的一个版位`,
  gangCut: () => '按版面分摊',
  press: (sheet: string, layout: string, sheets: number, forms: number) =>
    `${sheet} ${layout} × ${thousands(sheets)} 张，${forms} 套版`,
  pressTurned: (sheet: string, layout: string, sheets: number) =>
    `${sheet} ${layout} × ${thousands(sheets)} 张，1 套版，自翻版`,
  fullSheets: (paper: string, full: number) => `${paper}，全张 ${thousands(full)} 张`,
  paperSheets: (paper: string, sheet: string, sheets: number) =>
    `${paper}，${sheet} ${thousands(sheets)} 张`,
  digitalPrint: (sheet: string, count: number, sheets: number, sides: number) =>
    `${sheet} ${count} 拼 × ${thousands(sheets)} 张 × ${sides} 面`,
  sheetSides: (sheet: string, sheets: number, sides: number) =>
    `${sheet} ${thousands(sheets)} 张 × ${sides} 面`,
  sheetsOf: (sheet: string, sheets: number) => `${sheet} ${thousands(sheets)} 张`,
  sheets: (count: number) => `${thousands(count)} 张`,
  once: () => '一次',
  boxed: (pieces: number, unit: string, boxes: number) =>
    `每盒 ${pieces} ${unit}，${thousands(boxes)} 盒`,
  signatures: (pages: number, count: number) => `${pages}P × ${count} 帖`,
  labelSetup: () => '标签机开机与四色版',
  labelStock: (material: string, width: number, height: number, pieces: number) =>
    `${material}，每枚 ${width}×${height} mm × ${thousands(pieces)}`,
  labels: (count: number) => `${thousands(count)} 枚`,
  die: (cm2: number, hits: number) => `版 ${thousands(cm2)} cm²，${thousands(hits)} 次`,
  screen: (count: number) => `网版一套，${thousands(count)} 张`,
  knife: (cm2: number, positions: number, count: number) =>
    `刀版 ${thousands(cm2)} cm² × ${positions}，${thousands(count)} 张`,
  knifeOutline: (mm: number) => `刀版外周 ${thousands(mm)} mm`,
  passes: (count: number, unit: string, times: number) =>
    `${thousands(count)} ${unit} × ${times} 道`,
  countPrice: (count: number, unit: string, price: number) =>
    `${count} ${unit} × ${yuanText(price)}`,

  // how it travels
  pieceTooHeavy: (grams: number, most: number) => `单件 ${kg(grams)}，超过 ${most / 1000} kg 上限`,
  parcels: (count: number, price: number, grams: number) =>
    `${count} 件 × ${yuanText(price)}（每件计费 ${kg(grams)}）`,
  fromWeight: (grams: number) => `${grams / 1000} kg 起运`,
  tooHeavy: () => '超过单票重量上限',
  vanTooHeavy: () => '超过单车重量上限',
  leastFee: (grams: number) => `${kg(grams)}，按最低收费`,
  weightPrice: (grams: number, price: number) => `${kg(grams)} × ${yuanText(price)}`,
  noCarrierThere: () => '该地区暂不支持配送',
  sameCityOnly: () => '仅限工厂同城',
  tooLong: () => '长度超限',
  freeFrom: (price: number) => `满 ${yuanText(price)} 免费`,
  perTrip: () => '每次',
  notDelivered: () => '收货地区暂不支持配送',
  carrierRefused: (carrier: string, reason: string) => `${carrier}：${reason}`,
  chosenCarrier: () => '所选快递',
  unavailable: () => '不可用',

  // coupons, and what they take off
  couponAmount: (least: number, off: number) =>
    least > 0 ? `满 ${yuanText(least)} 减 ${yuanText(off)}` : `立减 ${yuanText(off)}`,
  couponPercent: (rate: number, cap: number) => `${discountText(rate)}券，最多减 ${yuanText(cap)}`,
  couponFreight: (off: number) => `运费券 ${yuanText(off)}`,
  couponCategories: (coupon: string, ...categories: string[]) =>
    `${categories.join('、')} ${coupon}`,
  couponOver: (least: number) => (least > 0 ? `商品满 ${yuanText(least)} 可用` : '无门槛'),
  couponShare: (eligible: number, percent: number) => `商品 ${yuanText(eligible)} × ${percent}%`,
  redPacketShare: (percent: number) => `最多抵商品金额的 ${percent}%`,

  // why a coupon cannot be used
  couponNotForSamples: () => '样品与服务不参加优惠券',
  couponCategory: () => '此券不适用于该品类',
  couponLevel: () => '此券限指定会员等级使用',
  couponChannel: () => '此券不适用于该下单渠道',
  couponBroken: () => '此券的面额或门槛有误，请联系客服',
  couponUsedUp: () => '此券已用完',
  couponFrom: (day: string) => `${day} 起可用`,
  couponExpired: (day: string) => `已于 ${day} 过期`,
  couponType: () => '此券不适用于您的客户类型',
  couponStack: () => '同类优惠券每单限用一张',
  couponMinimum: (least: number, gap: number) =>
    `满 ${yuanText(least)} 可用，还差 ${yuanText(gap)}`,
};

/** Every sentence with its parts, the same in every language. */
export type Sentences = typeof sentences;

export const chinese: Wording = wordingIn(sentences);

/** Language of the sentences about a product: Chinese, unless the product was translated. */
export const wordingOf = (product: Pick<Product, 'wording'>): Wording => product.wording ?? chinese;
