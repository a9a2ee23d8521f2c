/**
 * 名片卡券: cards, gang-run in boxes of 100, and shaped cards.
 */
import type { Product } from '../types.ts';
import {
  cornerR3,
  cornerR6,
  creaseOne,
  dieShape,
  emboss,
  filmGloss,
  filmMatt,
  foil,
  GROUPS,
  number,
  perforate,
  punch,
  uv,
} from './crafts.ts';
import { bothSides, defineProduct, preset, range } from './define.ts';
import { coated, ivory, linen, pearl, pvc, specialty } from './papers.ts';
import {
  cornerNeedsSize,
  filmPerforate,
  SURFACE_RULES,
  spotNeedsPress,
  THIN_PAPER_RULES,
  uvLooksBestOnMatt,
  uvNeedsFilm,
  uvOneSided,
} from './rules.ts';

const cardSizes = {
  presets: [
    preset('s90x54', '90×54 标准', 90, 54),
    preset('s85x54', '85×54 卡片', 85, 54),
    preset('s90x50', '90×50 窄版', 90, 50),
    preset('s90x45', '90×45 超窄', 90, 45),
  ],
  custom: { width: range(40, 100), height: range(30, 100) },
};

const boxes = {
  tiers: [2, 5, 10, 20, 50],
  custom: range(2, 50),
  unit: '盒' as const,
};

const shared = {
  family: 'card' as const,
  art: 'nameCard' as const,
  bleedMm: 1,
  size: cardSizes,
  quantity: boxes,
  piecesPerUnit: 100,
  pieceUnit: '张' as const,
  craftGroups: [GROUPS.film, GROUPS.special, GROUPS.corner, GROUPS.finish],
  production: { days: 2, urgent: ['minus1', 'nextDay'] as const },
};

const rules = [
  ...SURFACE_RULES,
  ...THIN_PAPER_RULES,
  uvNeedsFilm,
  uvOneSided,
  uvLooksBestOnMatt,
  cornerNeedsSize,
  filmPerforate,
  spotNeedsPress,
];

export const cards: readonly Product[] = [
  defineProduct({
    ...shared,
    id: 101,
    name: '铜版纸名片',
    description: '300 克铜版，四色双面，双面覆膜；每盒 100 张，可加急次日发货。',
    modes: ['gang', 'dedicated'],
    materials: [coated(300, 250), ivory(350, 300)],
    colours: ['4+4', '4+0'],
    spot: { max: 2 },
    crafts: [filmGloss, filmMatt, uv, foil(10, 40), cornerR3, cornerR6, punch, creaseOne],
    rules,
    start: { crafts: [bothSides('filmGloss')], quantity: 5 },
  }),
  defineProduct({
    ...shared,
    id: 102,
    name: '特种纸名片',
    description: '珠光、布纹、刚古等特种纸，不覆膜，触感分明，适合烫金与击凸。',
    modes: ['gang', 'dedicated'],
    materials: [pearl(250), linen(250), specialty(280)],
    colours: ['4+4', '4+0', '1+0', '1+1'],
    spot: { max: 2 },
    crafts: [foil(10, 40), emboss(10, 40), cornerR3, cornerR6, punch],
    rules,
    start: { quantity: 5 },
  }),
  defineProduct({
    ...shared,
    id: 103,
    name: 'PVC 名片',
    description: '透明或白色 PVC 卡，防水耐折，自带光膜。',
    modes: ['gang', 'dedicated'],
    materials: [pvc(400, 520)],
    colours: ['4+4', '4+0'],
    crafts: [foil(10, 40), cornerR3, cornerR6, punch],
    rules,
    start: { crafts: [{ id: 'cornerR3' }], quantity: 5 },
  }),
  defineProduct({
    ...shared,
    id: 104,
    art: 'voucher',
    name: '优惠券 · 代金券',
    description: '可打流水号、压点线撕联的券卡，适合门店活动。',
    modes: ['gang', 'dedicated'],
    size: {
      presets: [
        preset('s180x80', '180×80', 180, 80),
        preset('s140x60', '140×60', 140, 60),
        preset('s210x95', '210×95', 210, 95),
      ],
      custom: { width: range(80, 220), height: range(40, 120) },
    },
    bleedMm: 2,
    materials: [coated(157, 200, 250)],
    colours: ['4+4', '4+0'],
    crafts: [filmGloss, filmMatt, number, perforate, punch, cornerR3],
    rules,
    start: {
      gsm: 200,
      crafts: [{ id: 'perforate', params: { count: 1 } }, { id: 'number' }],
      quantity: 5,
    },
  }),
  defineProduct({
    ...shared,
    id: 105,
    art: 'hangTag',
    name: '服装吊牌',
    description: '打孔吊牌，可异形模切、烫金，配绳另选。',
    modes: ['gang', 'dedicated'],
    size: {
      presets: [
        preset('s40x90', '40×90', 40, 90),
        preset('s50x90', '50×90', 50, 90),
        preset('s60x100', '60×100', 60, 100),
      ],
      custom: { width: range(30, 100), height: range(40, 150) },
    },
    materials: [ivory(350, 400), coated(300), pvc(400)],
    colours: ['4+4', '4+0'],
    spot: { max: 2 },
    crafts: [filmGloss, filmMatt, uv, foil(8, 60), emboss(8, 60), punch, dieShape, cornerR3],
    rules,
    start: { crafts: [bothSides('filmMatt'), { id: 'punch', params: { count: 1 } }], quantity: 10 },
    production: { days: 3, urgent: ['minus1', 'nextDay'] },
  }),
  defineProduct({
    ...shared,
    id: 106,
    name: 'PVC 会员卡',
    description: '85×54 国际卡尺寸，圆角，可打流水号。',
    modes: ['gang', 'dedicated'],
    size: { presets: [preset('s85x54', '85×54 国际标准', 85, 54)] },
    materials: [pvc(520)],
    colours: ['4+4', '4+0'],
    crafts: [foil(8, 30), cornerR3, cornerR6, number, punch],
    rules,
    start: { crafts: [{ id: 'cornerR3' }], quantity: 10 },
    production: { days: 4, urgent: ['minus1'] },
  }),
  defineProduct({
    ...shared,
    id: 107,
    name: '明信片 · 感谢卡',
    description: '140×100 卡片，适合随货感谢与门店寄语。',
    modes: ['gang', 'dedicated', 'digital'],
    size: {
      presets: [
        preset('s140x100', '140×100', 140, 100),
        preset('s148x100', '148×100', 148, 100),
        preset('s165x102', '165×102', 165, 102),
      ],
      custom: { width: range(80, 210), height: range(60, 150) },
    },
    bleedMm: 2,
    materials: [coated(250, 300), pearl(250), ivory(300, 350)],
    colours: ['4+4', '4+0'],
    crafts: [filmGloss, filmMatt, uv, foil(15, 80), cornerR3, cornerR6, creaseOne],
    rules,
    start: { crafts: [bothSides('filmMatt')], quantity: 5 },
    production: { days: 2, urgent: ['minus1', 'nextDay', 'sameDay'] },
  }),
];
