/** What the steps of a working are called and how their values and formulas are written, in Chinese and English. */
import type { Formula, WorkingStep, WorkingUnit } from '@banxin/contract/entities/working';
import { thousands, yuanText } from '../words.ts';
import { unitScale } from './evaluate.ts';

type Language = 'zh' | 'en';
type Words = readonly [chinese: string, english: string];

/** By what stands before the dot of an id. */
const names: Readonly<Record<string, Words>> = {
  allSheets: ['全部印张', 'Press sheets in all'],
  allStyles: ['各款合计', 'All designs'],
  amount: ['金额', 'Amount'],
  blankArea: ['展开面积', 'Flat area'],
  boxRate: ['每盒包装', 'Per box'],
  byWeight: ['按重量', 'By weight'],
  cap: ['最多抵扣', 'At most'],
  cartonVolume: ['每箱容积', 'Volume of a carton'],
  cartonWeight: ['每箱限重', 'Weight of a carton'],
  cartons: ['箱数', 'Cartons'],
  charged: ['计费重量', 'Chargeable weight'],
  chosen: ['选用金额', 'Chosen'],
  contourRate: ['异形系数', 'Contour factor'],
  copies: ['每张拼数', 'Pieces per sheet'],
  cost: ['成本', 'Cost'],
  dieArea: ['版面积', 'Area of the die'],
  dieMin: ['制版最低', 'Least for a die'],
  dieOne: ['单个刀版', 'One die'],
  dieRate: ['制版单价（每 cm²）', 'Die per cm²'],
  digitalPaper: ['数码纸系数', 'Factor of digital paper'],
  divisor: ['体积系数（cm³/kg）', 'Divisor (cm³/kg)'],
  each: ['单价', 'Each'],
  eachFreight: ['每件运费', 'Freight of a parcel'],
  eachGross: ['每件毛重', 'Gross weight of a parcel'],
  eligible: ['商品金额', 'Goods'],
  face: ['券面金额', 'Face value'],
  factor: ['成本系数', 'Factor on cost'],
  fill: ['版面利用率', 'Part of the sheet that is sold'],
  filmRate: ['覆膜单价（每 m²）', 'Film per m²'],
  firstKg: ['首重 1 kg', 'First kg'],
  fixed: ['开机与版费', 'Set-up and plates'],
  fixedOnce: ['每道开机', 'Set-up of a pass'],
  foldRate: ['每折单价', 'Per fold'],
  folds: ['折数', 'Folds'],
  forms: ['版数', 'Sets of plates'],
  formStart: ['每套版开机', 'Start of a form'],
  free: ['免费', 'Free'],
  freeFrom: ['满额免费', 'Free from'],
  full: ['全张纸', 'Full sheets'],
  fullArea: ['全张面积', 'Area of a full sheet'],
  furtherKg: ['续重每 kg', 'Each further kg'],
  gap: ['标签间距（mm）', 'Gap between labels (mm)'],
  goods: ['商品', 'Goods'],
  goodsPrice: ['印刷价', 'Price of the printing'],
  gross: ['毛重', 'Gross weight'],
  gsm: ['克重', 'Grammage'],
  height: ['高（mm）', 'Height (mm)'],
  included: ['起印含印次', 'Impressions included'],
  inkShare: ['墨色系数', 'Factor of the inks'],
  inks: ['印色', 'Inks'],
  knife: ['刀版', 'Cutting die'],
  knifeContour: ['异形刀版', 'Contour die'],
  knifeMin: ['刀版最低', 'Least for a die'],
  knifeRate: ['刀版单价（每 cm）', 'Die per cm'],
  labelArea: ['每枚用料', 'Web per label'],
  ladder: ['阶梯后', 'On the ladder'],
  leastFreight: ['最低运费', 'Least freight'],
  limit: ['可抵金额', 'What it can pay for'],
  listPrice: ['商品价', 'List price'],
  margin: ['加成', 'Margin'],
  materialEach: ['包材单价', 'Material, each'],
  materialHolds: ['每个可装（cm³）', 'Holds (cm³)'],
  materials: ['包材个数', 'Pieces of material'],
  min: ['最低收费', 'Minimum charge'],
  net: ['净印张', 'Net sheets'],
  netVolume: ['净体积', 'Net volume'],
  netWeight: ['净重', 'Net weight'],
  orderedUnits: ['订购总数', 'Ordered in all'],
  outline: ['外周（mm）', 'Outline (mm)'],
  packaging_carton: ['每箱', 'Per carton'],
  packaging_neutral: ['每件无标识', 'Neutral, per parcel'],
  packaging_separate: ['每款分装', 'Packed apart, per design'],
  packaging_tearProof: ['每件防撕袋', 'Tear-proof, per parcel'],
  paperFull: ['全张纸价', 'A full sheet'],
  paperPerGram: ['纸价（每克）', 'Paper per gram'],
  paperPerM2: ['材料（每 m²）', 'Stock per m²'],
  parcels: ['件数', 'Parcels'],
  passes: ['印刷遍数', 'Passes'],
  per500: ['每 500 印（每色）', 'Per 500 impressions and ink'],
  perFull: ['每全张', 'Per full sheet'],
  perFullSheet: ['全张开数', 'Press sheets of a full sheet'],
  perKg: ['每 kg', 'Per kg'],
  perPiece: ['每件加工', 'Per piece'],
  perPieceOnce: ['每道每件', 'Per piece and pass'],
  perSheet: ['每印张', 'Per press sheet'],
  perStep: ['每 500 印', 'Per 500 impressions'],
  perUnit: ['每份件数', 'Pieces per unit'],
  pickFirst: ['首件拣货', 'First item picked'],
  pickFurther: ['每多一件', 'Each further item'],
  pickItems: ['拣货件数', 'Items to pick'],
  pieceArea: ['单件面积', 'Area of a piece'],
  pieces: ['总件数', 'Pieces'],
  pitch: ['每枚占位', 'Place of a label'],
  plate: ['一套版', 'One set of plates'],
  positions: ['拼数', 'Positions'],
  pressArea: ['印张面积', 'Area of a press sheet'],
  price: ['含税价', 'Price with tax'],
  priceBefore: ['优惠前', 'Before'],
  printing: ['印刷金额', 'Printing'],
  quantity: ['数量', 'Quantity'],
  rate: ['折扣', 'Rate'],
  reduced: ['折后', 'Reduced'],
  repeated: ['全部重复', 'All repeats'],
  repeats: ['相同印版数', 'Equal runs'],
  rest: ['尾差（最大余数）', 'Left by the division'],
  samples: ['免费样品数', 'Free samples'],
  share: ['所占金额', 'Its share'],
  shared: ['分摊成本', 'Shared cost'],
  sheets: ['印张（含损耗）', 'Press sheets with waste'],
  sheetsPerPiece: ['每本印张', 'Sheets per copy'],
  sideBack: ['背面每张', 'Back, per sheet'],
  sideFront: ['正面每张', 'Front, per sheet'],
  sides: ['面数', 'Sides'],
  steps: ['超出印次（每 500）', 'Runs of 500 beyond'],
  styles: ['款数', 'Designs'],
  tare: ['每箱皮重', 'Tare of a carton'],
  tierCap: ['按上一档单价', 'At the unit price before'],
  tierQuantity: ['档位数量', 'Quantity of the step'],
  tierTotal: ['档位价格', 'Price of the step'],
  times: ['道数', 'Passes'],
  totalCost: ['总成本', 'Total cost'],
  trip: ['每次', 'Per trip'],
  unitPrice: ['单价', 'Unit price'],
  urgentFactor: ['加急系数', 'Rush factor'],
  urgentFee: ['加急费', 'Rush fee'],
  uvRate: ['UV 单价（每 m²）', 'UV per m²'],
  vat: ['增值税', 'VAT'],
  volume: ['每件体积', 'Volume of a parcel'],
  volumeWeight: ['体积重', 'Weight by volume'],
  wasteRate: ['损耗率', 'Waste'],
  wasteSheets: ['损耗张数', 'Spoilt sheets'],
  width: ['宽（mm）', 'Width (mm)'],
  withUrgent: ['加急后', 'With the rush'],
  work: ['加工成本', 'Cost of the work'],
  wrapRate: ['包裹率', 'Wrapping'],
  zone: ['运费区', 'Zone'],
};

/** What a step is called. Its own name, where it has one, is the caller's to word. */
export const stepName = ({ id }: Pick<WorkingStep, 'id'>, language: Language): string => {
  const key = id.split('.')[0] ?? id;
  const words = Object.hasOwn(names, key) ? names[key] : undefined;
  return words?.[language === 'zh' ? 0 : 1] ?? key;
};

/** Names that have no words: a test holds that there are none. */
export const isNamed = ({ id }: Pick<WorkingStep, 'id'>): boolean =>
  Object.hasOwn(names, id.split('.')[0] ?? id);

const digitsOf = (scale: number): number => String(scale).length - 1;

/** A whole number of `1 / scale` as a decimal without idle zeros. @param least digits that are always written */
function decimal(value: number, scale: number, least = 0): string {
  const size = Math.abs(value);
  const whole = thousands(Math.trunc(size / scale));
  const digits = String(size % scale).padStart(digitsOf(scale), '0');
  const kept = digits.replace(/0+$/, '').padEnd(least, '0');
  const sign = value < 0 ? '−' : '';
  return scale === 1 || kept === '' ? `${sign}${whole}` : `${sign}${whole}.${kept}`;
}

const suffix: Readonly<Partial<Record<WorkingUnit, string>>> = {
  area: ' m²',
  cm2: ' cm²',
  gram: ' kg',
  gsm: ' g/m²',
  cm3: ' cm³',
};

/** A value as it is computed with: ¥0.48329, 14.69%, 10.278 kg. */
export function valueText({ unit, value }: Pick<WorkingStep, 'unit' | 'value'>): string {
  if (unit === 'fen') return yuanText(value).replace('-', '−');
  if (unit === 'milliFen') return `${value < 0 ? '−' : ''}¥${decimal(Math.abs(value), 100_000, 2)}`;
  if (unit === 'rate') return `${decimal(value, 100)}%`;
  return `${decimal(value, unitScale[unit])}${suffix[unit] ?? ''}`;
}

const weight: Readonly<Record<string, number>> = { '+': 1, '-': 1, '×': 2, '÷': 2 };

function written(
  formula: Formula,
  shown: (id: string) => string,
  language: Language,
  outer: number,
): string {
  if (typeof formula === 'number') return thousands(formula);
  if (typeof formula === 'string') return shown(formula);
  const [operator, ...operands] = formula;
  const own = weight[operator];
  if (own === undefined) {
    const names: Readonly<Record<string, Words>> = {
      max: ['取大', 'max'],
      min: ['取小', 'min'],
    };
    const name = names[operator]?.[language === 'zh' ? 0 : 1] ?? operator;
    const separator = language === 'zh' ? '，' : ', ';
    const parts = operands.map((one) => written(one, shown, language, 0));
    return `${name}(${parts.join(separator)})`;
  }
  const isOrdered = operator === '-' || operator === '÷';
  const text = operands
    .map((one, at) => written(one, shown, language, own + (isOrdered && at > 0 ? 1 : 0)))
    .join(operator === '-' ? ' − ' : ` ${operator} `);
  return own < outer ? `(${text})` : text;
}

const roundings: Readonly<Record<NonNullable<WorkingStep['round']>, Words>> = {
  up: ['向上取整到', 'up to the next'],
  half: ['四舍五入到', 'rounded to'],
  down: ['舍去到', 'down to'],
};

/** The formula of a step with the values it is computed with, and how it is rounded; '' for an input. */
export function formulaText(
  { by, round, unit, grain = 1 }: WorkingStep,
  steps: readonly WorkingStep[],
  language: Language,
): string {
  if (by === undefined) return '';
  const shown = (id: string): string => {
    const step = steps.find((one) => one.id === id);
    return step ? valueText(step) : id;
  };
  const text = written(by, shown, language, 0);
  if (round === undefined) return text;
  const to = valueText({ unit, value: grain });
  const how = roundings[round][language === 'zh' ? 0 : 1];
  return language === 'zh' ? `${text}，${how} ${to}` : `${text}, ${how} ${to}`;
}
