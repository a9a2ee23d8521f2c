/**
 * 包装盒袋: folding boxes, mailers and carrier bags.
 */
import type { Product } from '../types.ts';
import {
  bagMake,
  board,
  cord,
  dieCut,
  emboss,
  filmGloss,
  filmMatt,
  foil,
  GROUPS,
  glue,
  oneSided,
  uv,
  windowPatch,
} from './crafts.ts';
import { defineProduct, preset, range } from './define.ts';
import { corrugated, ivory, kraft } from './papers.ts';
import {
  bagBoard,
  boxHeavy,
  corrugatedEmboss,
  kraftEmboss,
  SURFACE_RULES,
  uvNeedsFilm,
  windowCorrugated,
} from './rules.ts';

const film = [oneSided(filmGloss), oneSided(filmMatt)];
const { sides: _, ...uvFront } = uv;

const many = {
  tiers: [500, 1000, 2000, 3000, 5000, 10_000, 20_000],
  custom: range(500, 20_000),
  unit: '个' as const,
};

const box = {
  family: 'box' as const,
  art: 'box' as const,
  modes: ['dedicated'] as const,
  bleedMm: 3,
  safeMm: 5,
  quantity: many,
  piecesPerUnit: 1,
  pieceUnit: '个' as const,
  styles: { max: 10 },
  craftGroups: [GROUPS.film, GROUPS.special],
  included: [{ id: 'dieCut' }, { id: 'glue' }],
  production: { days: 6, urgent: ['minus1'] as const },
};

// walls share knives, so boxes stand without a gap
const tuckBox = { shape: 'tuckBox' as const, params: { glue: 15, tuck: 12, gap: 0 } };
const boxRules = [...SURFACE_RULES, uvNeedsFilm, boxHeavy, windowCorrugated, corrugatedEmboss];

const bag = {
  family: 'bag' as const,
  art: 'bag' as const,
  modes: ['dedicated'] as const,
  bleedMm: 3,
  safeMm: 10,
  size: {
    presets: [
      preset('b320', '320×250×100', 320, 250, 100),
      preset('b250', '250×330×80', 250, 330, 80),
      preset('b200', '200×270×80', 200, 270, 80),
    ],
    custom: { width: range(150, 330), height: range(150, 400), depth: range(50, 120) },
  },
  unfold: { shape: 'bag' as const, params: { glue: 20, top: 40, floor: 20, gap: 3 } },
  colours: ['4+0', '1+0'] as const,
  spot: { max: 2 },
  quantity: many,
  piecesPerUnit: 1,
  pieceUnit: '个' as const,
  styles: { max: 10 },
  craftGroups: [GROUPS.handle, GROUPS.film, GROUPS.special, GROUPS.finish],
  included: [{ id: 'dieCut' }, { id: 'bagMake' }],
  production: { days: 7, urgent: ['minus1'] as const },
};
const handles = [cord('cordCotton', '棉绳'), cord('cordPaper', '纸绳'), cord('cordRibbon', '丝带')];
const bagRules = [...SURFACE_RULES, uvNeedsFilm, bagBoard, kraftEmboss];

export const packaging: readonly Product[] = [
  defineProduct({
    ...box,
    id: 501,
    name: '白卡彩盒',
    description: '双插盒，250–400 克白卡，可覆膜、烫金、开窗。',
    size: {
      presets: [
        preset('x100', '100×60×150', 100, 150, 60),
        preset('x80', '80×40×120', 80, 120, 40),
        preset('x60', '60×60×100', 60, 100, 60),
      ],
      custom: { width: range(30, 250), height: range(40, 350), depth: range(15, 150) },
    },
    unfold: tuckBox,
    materials: [ivory(350, 300, 250, 400), corrugated(550)],
    colours: ['4+0', '4+1'],
    spot: { max: 2 },
    crafts: [dieCut, glue, ...film, uvFront, foil(20, 200), emboss(15, 100), windowPatch],
    rules: boxRules,
    start: { crafts: [{ id: 'filmGloss' }], quantity: 2000 },
  }),
  defineProduct({
    ...box,
    id: 502,
    name: '飞机盒',
    description: '白卡裱 E 瓦楞，一片成型免胶，电商发货用。',
    size: {
      presets: [
        preset('m150', '150×50×100', 150, 100, 50),
        preset('m200', '200×60×140', 200, 140, 60),
      ],
      custom: { width: range(80, 320), height: range(60, 200), depth: range(20, 80) },
    },
    unfold: { shape: 'mailer', params: { tuck: 20, gap: 3 } },
    included: [{ id: 'dieCut' }],
    materials: [corrugated(550)],
    colours: ['4+0', '4+1'],
    crafts: [dieCut, ...film, uvFront, foil(20, 200)],
    rules: boxRules,
    start: { crafts: [{ id: 'filmMatt' }], quantity: 1000 },
  }),
  defineProduct({
    ...bag,
    id: 503,
    name: '白卡手提袋',
    description: '210–300 克白卡，手工糊袋穿绳，可覆膜烫金。',
    materials: [ivory(250, 210, 230, 300), kraft(150)],
    crafts: [dieCut, bagMake, ...handles, ...film, uvFront, foil(30, 300), emboss(20, 100), board],
    rules: bagRules,
    start: { crafts: [{ id: 'cordCotton' }, { id: 'filmMatt' }], quantity: 1000 },
  }),
  defineProduct({
    ...bag,
    id: 504,
    name: '牛皮纸手提袋',
    description: '120–150 克牛皮纸，单色或四色，环保质感。',
    materials: [kraft(150, 120)],
    size: {
      presets: [
        preset('b250', '250×330×80', 250, 330, 80),
        preset('b200', '200×270×80', 200, 270, 80),
        preset('b320', '320×250×100', 320, 250, 100),
      ],
      custom: { width: range(150, 330), height: range(150, 400), depth: range(50, 120) },
    },
    colours: ['1+0', '4+0'],
    crafts: [dieCut, bagMake, ...handles, ...film, foil(30, 300), board],
    rules: bagRules,
    start: { crafts: [{ id: 'cordPaper' }], quantity: 1000 },
  }),
  defineProduct({
    ...box,
    id: 505,
    name: '化妆品盒',
    description: '350 克白卡覆哑膜，局部 UV 与烫金，精品小盒。',
    size: {
      presets: [preset('k45', '45×45×120', 45, 120, 45), preset('k55', '55×55×80', 55, 80, 55)],
      custom: { width: range(25, 120), height: range(40, 200), depth: range(20, 120) },
    },
    unfold: tuckBox,
    materials: [ivory(350, 300, 400)],
    colours: ['4+0', '4+1'],
    spot: { max: 2 },
    crafts: [dieCut, glue, ...film, uvFront, foil(12, 80), emboss(12, 80), windowPatch],
    rules: boxRules,
    start: { crafts: [{ id: 'filmMatt' }, { id: 'uv' }], quantity: 2000 },
    production: { days: 7, urgent: ['minus1'] },
  }),
  defineProduct({
    ...box,
    id: 506,
    name: '药品 · 食品小盒',
    description: '250–350 克白卡小盒，批量单价低。',
    size: {
      presets: [preset('p70', '70×20×110', 70, 110, 20), preset('p90', '90×30×60', 90, 60, 30)],
      custom: { width: range(30, 160), height: range(40, 200), depth: range(12, 80) },
    },
    unfold: tuckBox,
    materials: [ivory(300, 250, 350)],
    colours: ['4+0', '1+0', '4+1'],
    crafts: [dieCut, glue, ...film, uvFront, foil(8, 60)],
    rules: boxRules,
    start: { quantity: 5000 },
  }),
];
