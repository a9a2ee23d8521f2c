/**
 * 节庆用品: red envelopes, couplets, blessing characters and greeting cards.
 */
import type { Product } from '../types.ts';
import {
  creaseOne,
  dieCut,
  dieShape,
  emboss,
  filmGloss,
  filmMatt,
  foil,
  GROUPS,
  oneSided,
  seal,
} from './crafts.ts';
import { bothSides, defineProduct, preset, range } from './define.ts';
import { coated, ivory, pearl, wannianhong } from './papers.ts';
import { redNoFourColour, SURFACE_RULES, THIN_PAPER_RULES } from './rules.ts';

const film = [oneSided(filmGloss), oneSided(filmMatt)];

const thousands = {
  tiers: [500, 1000, 2000, 5000, 10_000, 20_000],
  custom: range(500, 20_000),
  unit: '个' as const,
};

const envelope = {
  family: 'redEnvelope' as const,
  art: 'redEnvelope' as const,
  modes: ['dedicated'] as const,
  bleedMm: 3,
  safeMm: 5,
  size: {
    presets: [
      preset('e90', '90×165 利是封', 90, 165),
      preset('e80', '80×115 小封', 80, 115),
      preset('e100', '100×170 大封', 100, 170),
    ],
    custom: { width: range(60, 120), height: range(80, 200) },
  },
  unfold: {
    shape: 'redEnvelope' as const,
    params: { glue: 15, bottom: 15, flap: 30, gap: 2 },
  },
  quantity: thousands,
  piecesPerUnit: 1,
  pieceUnit: '个' as const,
  styles: { max: 20 },
  craftGroups: [GROUPS.special],
  included: [{ id: 'dieCut' }, { id: 'seal' }],
  production: { days: 4, urgent: ['minus1'] as const },
};
const rules = [...SURFACE_RULES, ...THIN_PAPER_RULES, redNoFourColour];
const foiled = (area: number) => [{ id: 'foil', params: { area } }];

const strip = {
  family: 'couplet' as const,
  art: 'couplet' as const,
  modes: ['dedicated'] as const,
  bleedMm: 0,
  safeMm: 8,
  styles: { max: 20 },
  craftGroups: [GROUPS.special],
  rules,
  production: { days: 4, urgent: ['minus1'] as const },
};

export const festive: readonly Product[] = [
  defineProduct({
    ...envelope,
    id: 601,
    name: '利是封红包',
    description: '157 克铜版四色红包，可烫金击凸，模切糊口。',
    materials: [coated(157)],
    colours: ['4+0', '1+0'],
    crafts: [dieCut, seal, foil(30, 100), emboss(20, 80)],
    rules,
    start: { crafts: foiled(30), quantity: 5000 },
  }),
  defineProduct({
    ...envelope,
    id: 602,
    name: '珠光红包',
    description: '120 克珠光纸，光泽细腻，烫金醒目。',
    materials: [pearl(120)],
    colours: ['1+0', '4+0'],
    crafts: [dieCut, seal, foil(30, 100), emboss(20, 80)],
    rules,
    start: { crafts: foiled(30), quantity: 2000 },
  }),
  defineProduct({
    ...envelope,
    id: 603,
    name: '万年红红包',
    description: '万年红宣纸本色红，单色或烫金，手感厚朴。',
    materials: [wannianhong(100, 80)],
    colours: ['1+0'],
    crafts: [dieCut, seal, foil(20, 80)],
    rules,
    start: { crafts: foiled(20), quantity: 2000 },
  }),
  defineProduct({
    ...strip,
    id: 604,
    name: '对联',
    description: '上下联一副两条，万年红烫金或铜版四色。',
    size: {
      presets: [
        preset('c840', '840×220', 840, 220),
        preset('c600', '600×160', 600, 160),
        preset('c520', '520×130', 520, 130),
      ],
    },
    unfold: { shape: 'couplet', params: {} },
    materials: [wannianhong(100, 80), coated(157)],
    colours: ['1+0', '4+0'],
    quantity: {
      tiers: [250, 500, 1000, 2000, 5000, 10_000],
      custom: range(250, 10_000),
      unit: '副',
    },
    piecesPerUnit: 2,
    pieceUnit: '张',
    crafts: [foil(60, 200)],
    start: { crafts: foiled(60), quantity: 1000 },
  }),
  defineProduct({
    ...strip,
    id: 605,
    art: 'blessing',
    name: '福字斗方',
    description: '330×330 斗方，万年红烫金或铜版四色，可异形模切。',
    size: {
      presets: [preset('f330', '330×330', 330, 330), preset('f260', '260×260', 260, 260)],
      custom: { width: range(150, 400), height: range(150, 400) },
    },
    materials: [wannianhong(100, 80), coated(157)],
    colours: ['1+0', '4+0'],
    quantity: { ...thousands, unit: '张' },
    piecesPerUnit: 1,
    pieceUnit: '张',
    craftGroups: [GROUPS.film, GROUPS.special, GROUPS.finish],
    crafts: [...film, foil(80, 300), emboss(40, 100), dieShape],
    start: { crafts: foiled(80), quantity: 1000 },
  }),
  defineProduct({
    id: 606,
    name: '贺年卡',
    description: '对折贺卡，珠光或白卡，烫金击凸，配压痕。',
    family: 'card',
    art: 'nameCard',
    modes: ['dedicated', 'digital'],
    bleedMm: 3,
    size: {
      presets: [preset('g210', '展开 210×140', 210, 140), preset('g280', '展开 280×140', 280, 140)],
      custom: { width: range(120, 300), height: range(90, 210) },
    },
    materials: [ivory(300, 250), pearl(250), coated(250, 300)],
    colours: ['4+4', '4+0', '1+0'],
    quantity: { tiers: [100, 200, 500, 1000, 2000, 5000], custom: range(100, 5000), unit: '张' },
    piecesPerUnit: 1,
    pieceUnit: '张',
    craftGroups: [GROUPS.film, GROUPS.special, GROUPS.finish],
    crafts: [filmGloss, filmMatt, foil(25, 120), emboss(25, 100), creaseOne],
    rules,
    start: {
      crafts: [bothSides('filmMatt'), { id: 'crease', params: { count: 1 } }],
      quantity: 500,
    },
    production: { days: 3, urgent: ['minus1', 'nextDay'] },
  }),
];
