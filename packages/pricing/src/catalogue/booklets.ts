/**
 * 画册书刊: stitched and perfect-bound books.
 */
import type { Cover, Product } from '../types.ts';
import { filmGloss, filmMatt, GROUPS, oneSided, perfectBind, stitch, uv } from './crafts.ts';
import { defineProduct, preset, range } from './define.ts';
import { coated, matt, offset } from './papers.ts';
import { coverFilm, coverWhenLong, stitchThick, uvNeedsFilm } from './rules.ts';

const K16 = preset('a4', '大 16 开 210×285', 210, 285);
const K32 = preset('a5', '大 32 开 140×210', 140, 210);
const SQUARE = preset('sq210', '方形 210×210', 210, 210);

const cover = (id: string, label: string, paper: Cover['paper'], gsm: number): Cover => ({
  id,
  label,
  paper,
  gsm,
});
const covers = [
  cover('c200', '200g 铜版', 'coated', 200),
  cover('c250', '250g 铜版', 'coated', 250),
];

const film = [oneSided(filmGloss), oneSided(filmMatt)];

const shared = {
  family: 'booklet' as const,
  art: 'booklet' as const,
  modes: ['dedicated', 'digital'] as const,
  bleedMm: 3,
  safeMm: 5,
  size: { presets: [K16, K32, SQUARE] },
  colours: ['4+4', '1+1'] as const,
  quantity: {
    tiers: [50, 100, 200, 300, 500, 1000, 2000, 3000, 5000],
    custom: range(50, 5000),
    unit: '本' as const,
  },
  piecesPerUnit: 1,
  pieceUnit: '本' as const,
  styles: { max: 10 },
  craftGroups: [GROUPS.bind, GROUPS.film, GROUPS.special],
  covers,
  production: { days: 4, urgent: ['minus1'] as const },
};

const { sides: _, ...uvCover } = uv;
const stitched = [stitchThick, coverFilm, coverWhenLong, uvNeedsFilm];

export const booklets: readonly Product[] = [
  defineProduct({
    ...shared,
    id: 301,
    name: '骑马订画册',
    description: '8–64P，128/157 克内页，可选独立封面与覆膜。',
    materials: [coated(157, 128), matt(157, 128)],
    pages: { ...range(8, 64, 4), cover: 'self' },
    crafts: [stitch, ...film, uvCover],
    rules: stitched,
    start: { pages: 24, crafts: [{ id: 'stitch' }], quantity: 500 },
  }),
  defineProduct({
    ...shared,
    id: 302,
    name: '胶装画册',
    description: '40–256P 无线胶装，方背，独立封面。',
    materials: [coated(157, 128), matt(128, 157), offset(100, 80)],
    pages: { ...range(40, 256, 4), cover: 'separate' },
    crafts: [perfectBind, ...film, uvCover],
    rules: [uvNeedsFilm],
    production: { days: 5, urgent: ['minus1'] },
    start: {
      pages: 64,
      gsm: 128,
      coverId: 'c250',
      crafts: [{ id: 'perfectBind' }, { id: 'filmMatt' }],
      quantity: 500,
    },
  }),
  defineProduct({
    ...shared,
    id: 303,
    name: '产品说明书',
    description: '双胶纸说明书，单色或四色，骑马订。',
    size: { presets: [K32, K16, preset('a6', '大 64 开 105×140', 105, 140)] },
    materials: [offset(80, 100, 70)],
    colours: ['1+1', '4+4'],
    pages: { ...range(8, 64, 4), cover: 'self' },
    covers: [cover('c157', '157g 铜版', 'coated', 157)],
    crafts: [stitch],
    craftGroups: [GROUPS.bind],
    rules: [stitchThick],
    quantity: {
      tiers: [100, 200, 500, 1000, 2000, 5000, 10_000],
      custom: range(100, 10_000),
      unit: '本',
    },
    start: { pages: 16, crafts: [{ id: 'stitch' }], quantity: 1000 },
  }),
  defineProduct({
    ...shared,
    id: 304,
    name: '企业内刊',
    description: '大 16 开内刊，哑粉内页，骑马订，独立封面可局部 UV。',
    size: { presets: [K16, SQUARE] },
    materials: [matt(128, 157), coated(128, 157)],
    pages: { ...range(16, 64, 4), cover: 'separate' },
    crafts: [stitch, ...film, uvCover],
    rules: stitched,
    start: {
      pages: 32,
      coverId: 'c200',
      crafts: [{ id: 'stitch' }, { id: 'filmMatt' }],
      quantity: 300,
    },
  }),
  defineProduct({
    ...shared,
    id: 305,
    name: '书籍 · 教材',
    description: '双胶内页单色书刊，白卡封面覆膜，无线胶装。',
    size: { presets: [K32, K16, preset('k16', '16 开 185×260', 185, 260)] },
    materials: [offset(70, 80, 100)],
    colours: ['1+1', '4+4'],
    pages: { ...range(64, 400, 8), cover: 'separate' },
    covers: [cover('i250', '250g 白卡', 'ivory', 250)],
    crafts: [perfectBind, ...film],
    craftGroups: [GROUPS.bind, GROUPS.film],
    rules: [],
    production: { days: 6, urgent: ['minus1'] },
    start: {
      pages: 128,
      coverId: 'i250',
      crafts: [{ id: 'perfectBind' }, { id: 'filmMatt' }],
      quantity: 500,
    },
  }),
];
