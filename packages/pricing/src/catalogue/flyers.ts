/**
 * 宣传单页: flyers, posters and folded leaflets.
 */
import type { Product, Rule } from '../types.ts';
import {
  creaseFolds,
  filmGloss,
  filmMatt,
  foil,
  fold,
  GROUPS,
  perforate,
  punch,
  uv,
} from './crafts.ts';
import { defineProduct, preset, range } from './define.ts';
import { coated, ivory, matt, offset } from './papers.ts';
import {
  creaseMatches,
  filmPerforate,
  foldDefaultsCrease,
  foldNeedsCrease,
  panelsNeedLength,
  perforateThin,
  SURFACE_RULES,
  spotNeedsPress,
  THIN_PAPER_RULES,
  uvNeedsFilm,
  uvOneSided,
} from './rules.ts';

const K16 = preset('a4', '大 16 开 210×285', 210, 285);
const K8 = preset('a3', '大 8 开 420×285', 420, 285);
const K32 = preset('a5', '大 32 开 140×210', 140, 210);
const DL = preset('dl', 'DL 99×210', 99, 210);

const sheets = {
  tiers: [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000],
  custom: range(50, 50_000),
  unit: '张' as const,
};

const shared = {
  family: 'flyer' as const,
  art: 'flyer' as const,
  modes: ['gang', 'dedicated', 'digital'] as const,
  bleedMm: 3,
  safeMm: 5,
  quantity: sheets,
  piecesPerUnit: 1,
  pieceUnit: '张' as const,
  craftGroups: [GROUPS.film, GROUPS.special, GROUPS.finish],
  production: { days: 2, urgent: ['minus1', 'nextDay', 'sameDay'] as const },
};

const rules = [
  ...SURFACE_RULES,
  ...THIN_PAPER_RULES,
  uvNeedsFilm,
  uvOneSided,
  perforateThin,
  filmPerforate,
  spotNeedsPress,
];

const folds = [
  { id: 'foldHalf', label: '对折', times: 1 },
  { id: 'foldTri', label: '三折', times: 2 },
  { id: 'foldAccordion4', label: '风琴四折', times: 3 },
  { id: 'foldAccordion5', label: '风琴五折', times: 4 },
  { id: 'foldAccordion6', label: '风琴六折', times: 5 },
] as const;

type Fold = (typeof folds)[number];
const LONG_FOLDS = ['foldAccordion5', 'foldAccordion6'];

/** Crease and length rules of the folds that a product offers. */
function foldRules(offered: readonly Fold[]): Rule[] {
  const rules = [
    foldNeedsCrease,
    ...offered.map(({ id, times }) => foldDefaultsCrease(id, `crease${times}`)),
  ];
  if (offered.length > 1) {
    for (const { id, label, times } of offered) {
      rules.push(creaseMatches(id, `crease${times}`, label));
    }
  }
  if (offered.some(({ id }) => LONG_FOLDS.includes(id))) {
    rules.push(panelsNeedLength(LONG_FOLDS, 400, '五折、六折'));
  }
  return rules;
}

function folded(
  id: number,
  name: string,
  description: string,
  ids: readonly Fold['id'][],
): Product {
  const offered = folds.filter((one) => ids.includes(one.id));
  const [first] = offered;
  return defineProduct({
    ...shared,
    id,
    name,
    description,
    family: 'folded',
    art: 'folded',
    size: { presets: [K16, K8, DL], custom: { width: range(90, 420), height: range(90, 420) } },
    materials: [coated(157, 128, 200), matt(157, 128, 200)],
    colours: ['4+4', '4+0'],
    craftGroups: [GROUPS.fold, GROUPS.crease, GROUPS.film],
    crafts: [
      ...offered.map((one) => fold(one.id, one.label, one.times)),
      ...offered.map((one) => creaseFolds(one.times)),
      filmGloss,
      filmMatt,
    ],
    rules: [...rules, ...foldRules(offered)],
    quantity: {
      ...sheets,
      tiers: [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000],
      custom: range(100, 20_000),
    },
    production: { days: 3, urgent: ['minus1', 'nextDay'] },
    start: {
      ...(ids.includes('foldAccordion6') ? { sizeId: 'a3', widthMm: 420, heightMm: 285 } : {}),
      crafts: first ? [{ id: first.id }, { id: `crease${first.times}` }] : [],
      quantity: 1000,
    },
  });
}

export const flyers: readonly Product[] = [
  defineProduct({
    ...shared,
    id: 201,
    name: '宣传单页',
    description: '铜版、哑粉单页，大 32 开到大 8 开，合版印刷，起印 50 张。',
    size: {
      presets: [K16, K32, K8, DL],
      custom: { width: range(60, 420), height: range(60, 594) },
    },
    materials: [coated(157, 105, 128, 200, 250), matt(157, 105, 128, 200, 250)],
    colours: ['4+4', '4+0'],
    spot: { max: 2 },
    crafts: [filmGloss, filmMatt, uv, punch, perforate],
    rules,
    start: { quantity: 1000 },
  }),
  defineProduct({
    ...shared,
    id: 202,
    name: '双胶纸单页',
    description: '80–120 克双胶纸，可书写，适合菜单、登记表、说明页。',
    size: { presets: [K16, K32, K8], custom: { width: range(60, 420), height: range(60, 420) } },
    materials: [offset(80, 100, 120)],
    colours: ['4+4', '4+0', '1+0', '1+1'],
    crafts: [filmGloss, filmMatt, punch, perforate],
    rules,
    start: { quantity: 1000 },
  }),
  folded(203, '三折页', '大 16 开展开三折，可加压痕与覆膜，展会与门店常用。', ['foldTri']),
  folded(204, '对折页', '大 8 开或大 16 开展开对折，菜单与产品介绍常用。', ['foldHalf']),
  folded(205, '风琴折页', '四折、五折、六折风琴页，适合路线图与产品系列。', [
    'foldAccordion4',
    'foldAccordion5',
    'foldAccordion6',
  ]),
  defineProduct({
    ...shared,
    id: 206,
    art: 'poster',
    name: '海报',
    description: '大 8 开、大 4 开海报，157 至 250 克，可覆膜。',
    size: {
      presets: [
        preset('a2', '大 4 开 420×570', 420, 570),
        K8,
        preset('b3', '正四开 380×530', 380, 530),
      ],
      custom: { width: range(200, 580), height: range(200, 860) },
    },
    materials: [coated(157, 200, 250), matt(157, 200, 250)],
    colours: ['4+0', '4+4'],
    spot: { max: 2 },
    crafts: [filmGloss, filmMatt, uv, punch],
    rules,
    quantity: {
      tiers: [50, 100, 200, 500, 1000, 2000, 5000],
      custom: range(50, 5000),
      unit: '张',
    },
    start: { quantity: 500 },
  }),
  defineProduct({
    ...shared,
    id: 207,
    name: '卡纸台卡',
    description: '250–350 克卡纸，可压点线、打孔，用于桌卡与挂牌。',
    size: {
      presets: [DL, K32, preset('s100x200', '100×200', 100, 200)],
      custom: { width: range(60, 300), height: range(60, 400) },
    },
    materials: [ivory(300, 250, 350), coated(250, 300)],
    colours: ['4+4', '4+0'],
    crafts: [filmGloss, filmMatt, uv, foil(20, 100), punch],
    rules,
    quantity: {
      tiers: [100, 200, 500, 1000, 2000, 5000, 10_000],
      custom: range(100, 10_000),
      unit: '张',
    },
    start: { quantity: 500 },
  }),
];
