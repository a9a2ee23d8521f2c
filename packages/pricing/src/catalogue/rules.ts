/**
 * Which options cannot be combined or need each other, with the reason that the customer reads.
 */
import type { Expr, Rule } from '../types.ts';

const forbids = (id: string, when: Expr, target: Expr, reason: string): Rule => ({
  id,
  when,
  effect: 'forbid',
  target,
  reason,
});
const requires = (id: string, when: Expr, target: Expr, reason: string): Rule => ({
  id,
  when,
  effect: 'require',
  target,
  reason,
});

const film: Expr = { group: 'film' };
const paper = (...papers: string[]): Expr => ({ field: 'paper', in: papers });

/** Film and UV on papers that cannot carry them. */
export const SURFACE_RULES: readonly Rule[] = [
  forbids('offset-film', paper('offset'), film, '双胶纸不能覆膜：纸面吸胶会起泡'),
  forbids('kraft-film', paper('kraft'), film, '牛皮纸不能覆膜：纤维粗，膜粘不牢会起翘'),
  forbids('red-film', paper('wannianhong'), film, '万年红不能覆膜：宣纸遇胶变皱'),
  forbids(
    'textured-film',
    { field: 'surface', in: ['textured'] },
    film,
    '珠光、布纹等特种纸不覆膜：膜会盖住纸纹',
  ),
  forbids('pvc-film', paper('pvc'), film, 'PVC 出厂自带光膜，不能再覆膜'),
  forbids(
    'uncoated-uv',
    { field: 'surface', in: ['uncoated', 'textured'] },
    { craft: 'uv' },
    '局部 UV 只能做在铜版、哑粉、白卡上：疏松纸面会把光油吸进去',
  ),
  forbids('pvc-uv', paper('pvc'), { craft: 'uv' }, 'PVC 表面光滑，UV 油附着不牢会剥落'),
];

/** What thin papers cannot carry. */
export const THIN_PAPER_RULES: readonly Rule[] = [
  forbids('thin-film', { field: 'gsm', max: 156 }, film, '157 克以下不能覆膜：薄纸覆膜后会卷曲'),
  forbids(
    'thin-emboss',
    { field: 'gsm', max: 119 },
    { craft: 'emboss' },
    '120 克以下不能击凸：薄纸会压破',
  ),
  forbids(
    'thin-uv',
    { field: 'gsm', max: 156 },
    { craft: 'uv' },
    '157 克以下不能做局部 UV：固化时纸张会变形',
  ),
];

export const uvOneSided: Rule = forbids(
  'uv-back',
  { field: 'sides', in: [1] },
  { craft: 'uv', sides: 2 },
  '单面印刷只能在正面做局部 UV',
);

export const uvNeedsFilm: Rule = requires(
  'uv-film',
  { craft: 'uv' },
  film,
  '局部 UV 须先覆膜：直接上光油会渗色、掉油',
);

export const uvLooksBestOnMatt: Rule = {
  id: 'uv-matt',
  when: { craft: 'uv' },
  effect: 'default',
  target: { craft: 'filmMatt' },
  reason: '哑膜上的局部 UV 对比最明显',
};

export const foldNeedsCrease: Rule = requires(
  'fold-crease',
  { field: 'gsm', min: 157 },
  { group: 'crease' },
  '157克以上折页须压痕：否则折线会爆色',
);

/** A leaflet's creases match its folds. */
export const creaseMatches = (foldId: string, crease: string, label: string): Rule =>
  forbids(
    `crease-${foldId}`,
    { all: [{ craft: foldId }, { group: 'crease' }] },
    { not: { craft: crease } },
    `${label}的压痕道数须与折数一致`,
  );

export const foldDefaultsCrease = (foldId: string, crease: string): Rule => ({
  id: `default-${foldId}`,
  when: { all: [{ craft: foldId }, { field: 'gsm', min: 157 }] },
  effect: 'default',
  target: { craft: crease },
  reason: '157克以上折页须压痕：否则折线会爆色',
});

export const panelsNeedLength = (foldIds: readonly string[], long: number, label: string): Rule =>
  requires(
    `panels-${long}`,
    { craft: foldIds },
    { field: 'long', min: long },
    `${label}要求长边不小于 ${long} mm，否则每页过窄无法机折`,
  );

export const spotNeedsPress: Rule = forbids(
  'spot-quantity',
  { field: 'spot', min: 1 },
  { field: 'pieces', max: 499 },
  '专色须上胶印机，500 张起印',
);

export const cornerNeedsSize: Rule = forbids(
  'corner-small',
  { field: 'short', max: 39 },
  { craft: 'cornerR6' },
  '短边小于 40 mm 只能做 R3 圆角',
);

export const perforateThin: Rule = forbids(
  'perforate-thin',
  { field: 'gsm', max: 99 },
  { craft: 'perforate' },
  '100 克以下压点线会在运输中自行断开',
);

export const filmPerforate: Rule = forbids(
  'film-perforate',
  film,
  { craft: 'perforate' },
  '覆膜后点线撕不断，请去掉覆膜或点线',
);

export const stitchThick: Rule = forbids(
  'stitch-thick',
  {
    all: [
      { field: 'pages', min: 52 },
      { field: 'gsm', min: 157 },
    ],
  },
  { craft: 'stitch' },
  '157 克内页超过 48P 骑马订会拱起，请改 128 克或减少页数',
);

export const coverFilm: Rule = forbids(
  'cover-film',
  { field: 'cover', in: ['self'] },
  film,
  '封面与内页同纸时不能覆膜，请选择独立封面',
);

export const coverWhenLong: Rule = {
  id: 'cover-long',
  when: { field: 'pages', min: 32 },
  effect: 'default',
  target: { field: 'cover', in: ['c200'] },
  reason: '页数较多时加厚封面更耐翻',
};

export const boxHeavy: Rule = forbids(
  'box-heavy',
  { field: 'long', min: 201 },
  { field: 'gsm', max: 299 },
  '边长超过 200 mm 的盒子须用 300 克以上，否则盒壁会塌',
);

export const windowCorrugated: Rule = forbids(
  'window-corrugated',
  paper('corrugated'),
  { craft: 'window' },
  '瓦楞裱坑盒不能贴窗：坑纹边缘粘不平',
);

export const corrugatedEmboss: Rule = forbids(
  'corrugated-emboss',
  paper('corrugated'),
  { craft: 'emboss' },
  '瓦楞裱坑不能击凸：坑纹会被压溃',
);

export const bagBoard: Rule = requires(
  'bag-board',
  {
    all: [
      { field: 'width', min: 300 },
      { field: 'gsm', max: 229 },
    ],
  },
  { craft: 'board' },
  '宽 300 mm 以上、230 克以下的手提袋须加衬板，否则袋口会撕裂',
);

export const kraftEmboss: Rule = forbids(
  'kraft-emboss',
  paper('kraft'),
  { craft: 'emboss' },
  '牛皮纸纤维长，击凸轮廓不清晰',
);

export const redNoFourColour: Rule = forbids(
  'red-four-colour',
  paper('wannianhong'),
  { field: 'colours', in: ['4+0', '4+4', '4+1'] },
  '万年红是红底纸，四色会偏色，只能印单色或烫金',
);

export const clearMatt: Rule = forbids(
  'clear-matt',
  paper('labelClear'),
  { craft: 'filmMatt' },
  '透明不干胶覆哑膜会发白，失去透明效果',
);

export const numberFilm: Rule = forbids(
  'number-film',
  film,
  { craft: 'number' },
  '序号喷印在表面，覆膜后无法喷码',
);

export const roundIsRound: Rule = forbids(
  'round-square',
  { craft: 'dieRound' },
  { field: 'aspect', min: 101 },
  '圆形模切须宽高相等，请改尺寸或选方形、异形',
);

export const numberClear: Rule = forbids(
  'number-clear',
  paper('labelClear'),
  { craft: 'number' },
  '透明材质上序号不易辨认，请改铜版或 PP',
);
