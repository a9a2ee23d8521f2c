/**
 * 不干胶标签: labels on a narrow web.
 */
import type { Material, Product, SizePreset } from '../types.ts';
import {
  dieContour,
  dieRect,
  dieRound,
  filmGloss,
  filmMatt,
  GROUPS,
  number,
  oneSided,
} from './crafts.ts';
import { defineProduct, preset, range } from './define.ts';
import { labelClear, labelCoated, labelPp, labelPvc } from './papers.ts';
import { clearMatt, numberClear, numberFilm, roundIsRound } from './rules.ts';

const round = [50, 30, 40, 60, 80].map((d) => preset(`d${d}`, `Φ${d}`, d, d));
const rect = [
  preset('r60x40', '60×40', 60, 40),
  preset('r80x50', '80×50', 80, 50),
  preset('r100x70', '100×70', 100, 70),
  preset('r100x150', '100×150', 100, 150),
];

/** Liner and adhesive included. @unit g/m² */
const GSM = 150;
const film = [oneSided(filmGloss), oneSided(filmMatt)];

function sticker(
  id: number,
  name: string,
  description: string,
  presets: readonly SizePreset[],
  materials: readonly Material[],
  die: 'dieRound' | 'dieRect' | 'dieContour',
  extra: readonly string[] = [],
): Product {
  return defineProduct({
    id,
    name,
    description,
    family: 'sticker',
    art: 'sticker',
    modes: ['label'],
    bleedMm: 2,
    safeMm: 2,
    size: { presets, custom: { width: range(20, 300), height: range(20, 300) } },
    materials,
    colours: ['4+0'],
    quantity: {
      tiers: [500, 1000, 2000, 5000, 10_000, 20_000, 50_000],
      custom: range(500, 50_000),
      unit: '张',
    },
    piecesPerUnit: 1,
    pieceUnit: '张',
    styles: { max: 20 },
    craftGroups: [GROUPS.die, GROUPS.film, GROUPS.finish],
    crafts: [dieRound, dieRect, dieContour, ...film, number],
    rules: [clearMatt, numberFilm, roundIsRound, numberClear],
    production: { days: 3, urgent: ['minus1', 'nextDay'] },
    start: { crafts: [{ id: die }, ...extra.map((one) => ({ id: one }))], quantity: 1000 },
  });
}

export const stickers: readonly Product[] = [
  sticker(
    401,
    '圆形不干胶',
    'Φ30–Φ80 圆形贴，卷装或张装，封口与商标常用。',
    round,
    [labelCoated(GSM), labelPp(GSM), labelPvc(GSM), labelClear(GSM)],
    'dieRound',
  ),
  sticker(
    402,
    '方形不干胶',
    '铜版不干胶，方角或圆角矩形，性价比最高。',
    rect,
    [labelCoated(GSM), labelPp(GSM), labelPvc(GSM), labelClear(GSM)],
    'dieRect',
  ),
  sticker(
    403,
    'PP 防水标签',
    'PP 合成纸，撕不破，冷藏与日化适用。',
    rect,
    [labelPp(GSM)],
    'dieRect',
    ['filmGloss'],
  ),
  sticker(
    404,
    '透明标签',
    '透明不干胶，瓶身与礼盒封贴。',
    [...round, ...rect],
    [labelClear(GSM)],
    'dieRound',
  ),
  sticker(405, 'PVC 耐候标签', '户外与机器设备用，耐晒耐刮。', rect, [labelPvc(GSM)], 'dieRect', [
    'filmMatt',
  ]),
  sticker(
    406,
    '流水号标签',
    '一枚一号，防窜货与资产盘点用。',
    [preset('r50x30', '50×30', 50, 30), ...rect],
    [labelCoated(GSM), labelPp(GSM)],
    'dieRect',
    ['number'],
  ),
  sticker(
    407,
    '异形封口贴',
    '沿图案轮廓模切，礼盒与烘焙封口。',
    [preset('c45', '45×45 轮廓', 45, 45), preset('c60x40', '60×40 轮廓', 60, 40)],
    [labelCoated(GSM), labelClear(GSM), labelPp(GSM)],
    'dieContour',
  ),
];
