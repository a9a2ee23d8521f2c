/**
 * Goods from the shelf at fixed prices: 办公用纸, 包装耗材, 样品.
 */
import { fen } from '../money.ts';
import type { Paper, Product, ProductArt, StockTerms, Unit } from '../types.ts';
import { defineProduct, preset, range } from './define.ts';

interface Shelf {
  id: number;
  name: string;
  description: string;
  art: ProductArt;
  size: readonly [string, number, number, number?];
  paper: readonly [string, Paper, number];
  unit: Unit;
  /** Yuan per unit, tax included. */
  price: number;
  weightGrams: number;
  volumeCm3: number;
  kind: StockTerms['goodsKind'];
  tiers?: readonly number[];
}

function shelf(one: Shelf): Product {
  const sample = one.kind === 1;
  const tiers = one.tiers ?? (sample ? [1, 2, 3, 5] : [1, 2, 5, 10, 20, 50]);
  const [name, width, height, depth] = one.size;
  const [paperName, paper, gsm] = one.paper;
  return defineProduct({
    id: one.id,
    name: one.name,
    description: one.description,
    family: sample ? 'sample' : 'stock',
    art: one.art,
    modes: ['stock'],
    bleedMm: 0,
    safeMm: 0,
    size: { presets: [preset('standard', name, width, height, depth)] },
    materials: [
      { id: 'standard', name: paperName, short: paperName, paper, gsm: [gsm], surface: 'uncoated' },
    ],
    colours: ['4+0'],
    quantity: { tiers, custom: range(1, tiers.at(-1) ?? 1), unit: one.unit },
    piecesPerUnit: 1,
    pieceUnit: one.unit,
    styles: { max: 1 },
    craftGroups: [],
    crafts: [],
    rules: [],
    production: { days: 0, urgent: [] },
    stock: {
      unitPrice: fen(Math.round(one.price * 100)),
      weightGrams: one.weightGrams,
      volumeCm3: one.volumeCm3,
      sample,
      goodsKind: one.kind,
    },
  });
}

const copyPaper = (
  id: number,
  name: string,
  description: string,
  size: Shelf['size'],
  gsm: number,
  price: number,
  weightGrams: number,
): Product =>
  shelf({
    id,
    name,
    description,
    art: 'paper',
    size,
    paper: ['复印纸', 'offset', gsm],
    unit: '包',
    price,
    weightGrams,
    volumeCm3: Math.round(weightGrams * 1.3),
    kind: 2,
    tiers: [1, 5, 10, 20, 50, 100],
  });

export const office: readonly Product[] = [
  copyPaper(701, 'A4 复印纸 70g', '每包 500 张，双面复印不透。', ['A4', 210, 297], 70, 19.8, 2180),
  copyPaper(702, 'A4 复印纸 80g', '每包 500 张，高白加厚。', ['A4', 210, 297], 80, 23.5, 2490),
  copyPaper(703, 'A3 复印纸 70g', '每包 500 张，图纸与报表用。', ['A3', 297, 420], 70, 41.0, 4370),
  copyPaper(704, 'A5 复印纸 70g', '每包 500 张，单据打印用。', ['A5', 148, 210], 70, 10.9, 1090),
  shelf({
    id: 705,
    name: '激光打印机硒鼓',
    description: '通用 88A 规格，约 1,500 页。',
    art: 'box',
    size: ['标准', 330, 100, 110],
    paper: ['硒鼓', 'specialty', 100],
    unit: '支',
    price: 68,
    weightGrams: 850,
    volumeCm3: 3630,
    kind: 4,
  }),
];

export const supplies: readonly Product[] = [
  shelf({
    id: 801,
    name: '五层纸箱 3 号',
    description: '430×210×270，五层加硬，每捆 20 个。',
    art: 'box',
    size: ['3 号', 430, 270, 210],
    paper: ['瓦楞纸板', 'corrugated', 700],
    unit: '包',
    price: 56,
    weightGrams: 9200,
    volumeCm3: 24_000,
    kind: 5,
  }),
  shelf({
    id: 802,
    name: '气泡袋 200×250',
    description: '双层防震，每包 100 个。',
    art: 'envelope',
    size: ['200×250', 200, 250],
    paper: ['PE 气泡膜', 'labelPp', 60],
    unit: '包',
    price: 26.5,
    weightGrams: 900,
    volumeCm3: 12_000,
    kind: 5,
  }),
  shelf({
    id: 803,
    name: '封箱胶带',
    description: '48 mm × 100 m，每套 6 卷。',
    art: 'box',
    size: ['48 mm', 48, 100],
    paper: ['BOPP 胶带', 'labelPp', 45],
    unit: '套',
    price: 21.8,
    weightGrams: 1500,
    volumeCm3: 4200,
    kind: 5,
  }),
  shelf({
    id: 804,
    name: '烘焙淋膜纸托',
    description: '食品级纸托，每包 200 个。',
    art: 'paper',
    size: ['Φ50', 50, 50],
    paper: ['食品级纸', 'ivory', 120],
    unit: '包',
    price: 12.6,
    weightGrams: 420,
    volumeCm3: 2600,
    kind: 6,
  }),
];

const sample = (
  id: number,
  name: string,
  description: string,
  art: ProductArt,
  price: number,
  weightGrams: number,
): Product =>
  shelf({
    id,
    name,
    description,
    art,
    size: ['标准', 150, 210],
    paper: ['样品', 'coated', 200],
    unit: '本',
    price,
    weightGrams,
    volumeCm3: weightGrams * 2,
    kind: 1,
  });

export const samples: readonly Product[] = [
  sample(901, '纸张样册', '48 种常用纸实物样，标注克重与手感。', 'sampleBook', 39, 680),
  sample(902, '工艺样册', '覆膜、UV、烫金、击凸等 26 种工艺实样。', 'sampleBook', 59, 820),
  sample(903, '不干胶样册', '12 种不干胶材质与模切样。', 'sampleBook', 19, 260),
  sample(904, '包装样品套装', '彩盒、飞机盒、手提袋、红包各一。', 'box', 29, 540),
];
