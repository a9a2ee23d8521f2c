/**
 * Finishing options and the rows that show them.
 */
import type { Craft, CraftGroup, CraftParam } from '../types.ts';

/** Rows of options. */
export const GROUPS = {
  film: { id: 'film', label: '覆膜', exclusive: true },
  special: { id: 'special', label: '表面工艺', exclusive: false },
  finish: { id: 'finish', label: '后道工艺', exclusive: false },
  corner: { id: 'corner', label: '圆角', exclusive: true },
  fold: { id: 'fold', label: '折法', exclusive: true, required: true },
  crease: { id: 'crease', label: '压痕', exclusive: true },
  bind: { id: 'bind', label: '装订', exclusive: true, required: true },
  die: { id: 'die', label: '模切形状', exclusive: true, required: true },
  handle: { id: 'handle', label: '提绳', exclusive: true, required: true },
} as const satisfies Record<string, CraftGroup>;

const area = (value: number, max: number): CraftParam => ({
  id: 'area',
  label: '面积',
  unit: 'cm²',
  min: 1,
  max,
  step: 1,
  default: value,
});
const count = (label: string, unit: string, max: number, value = 1): CraftParam => ({
  id: 'count',
  label,
  unit,
  min: 1,
  max,
  step: 1,
  default: value,
});

export const filmGloss: Craft = {
  id: 'filmGloss',
  group: 'film',
  label: '覆亮膜',
  kind: 'film',
  sides: [1, 2],
};
export const filmMatt: Craft = {
  id: 'filmMatt',
  group: 'film',
  label: '覆哑膜',
  kind: 'film',
  sides: [1, 2],
};
/** Film on one side only: boxes, bags, labels, covers. */
export const oneSided = (craft: Craft): Craft => {
  const { sides: _, ...rest } = craft;
  return rest;
};
export const uv: Craft = {
  id: 'uv',
  group: 'special',
  label: '局部 UV',
  kind: 'uv',
  sides: [1, 2],
};
export const foil = (cm2: number, max = 200): Craft => ({
  id: 'foil',
  group: 'special',
  label: '烫金',
  kind: 'foil',
  params: [area(cm2, max)],
});
export const emboss = (cm2: number, max = 100): Craft => ({
  id: 'emboss',
  group: 'special',
  label: '击凸',
  kind: 'emboss',
  params: [area(cm2, max)],
});
export const cornerR3: Craft = {
  id: 'cornerR3',
  group: 'corner',
  label: '圆角 R3',
  kind: 'corner',
};
export const cornerR6: Craft = {
  id: 'cornerR6',
  group: 'corner',
  label: '圆角 R6',
  kind: 'corner',
};
export const punch: Craft = {
  id: 'punch',
  group: 'finish',
  label: '打孔',
  kind: 'punch',
  params: [count('孔数', '个', 4)],
};
export const perforate: Craft = {
  id: 'perforate',
  group: 'finish',
  label: '压点线',
  kind: 'perforate',
  params: [count('条数', '条', 4)],
};
export const number: Craft = { id: 'number', group: 'finish', label: '序号', kind: 'number' };
export const creaseOne: Craft = {
  id: 'crease',
  group: 'finish',
  label: '压痕',
  kind: 'crease',
  params: [count('道数', '道', 5)],
};
/** Creases of a leaflet: as many as it has folds. */
export const creaseFolds = (times: number): Craft => ({
  id: `crease${times}`,
  group: 'crease',
  label: `压痕 ${times} 道`,
  kind: 'crease',
  times,
});
export const fold = (id: string, label: string, times: number): Craft => ({
  id,
  group: 'fold',
  label,
  kind: 'fold',
  times,
});
export const dieCut: Craft = { id: 'dieCut', group: 'included', label: '模切', kind: 'dieCut' };
/** Die-cutting that a customer may choose for a shaped card. */
export const dieShape: Craft = {
  id: 'dieShape',
  group: 'finish',
  label: '异形模切',
  kind: 'dieCut',
};
export const glue: Craft = { id: 'glue', group: 'included', label: '糊盒', kind: 'glue' };
export const seal: Craft = { id: 'seal', group: 'included', label: '糊口', kind: 'seal' };
export const bagMake: Craft = {
  id: 'bagMake',
  group: 'included',
  label: '手工糊袋',
  kind: 'bagMake',
};
export const windowPatch: Craft = {
  id: 'window',
  group: 'special',
  label: '开窗贴膜',
  kind: 'window',
};
export const cord = (id: string, label: string): Craft => ({
  id,
  group: 'handle',
  label,
  kind: 'cord',
});
export const board: Craft = { id: 'board', group: 'finish', label: '衬板', kind: 'board' };
export const stitch: Craft = { id: 'stitch', group: 'bind', label: '骑马订', kind: 'stitch' };
export const perfectBind: Craft = {
  id: 'perfectBind',
  group: 'bind',
  label: '无线胶装',
  kind: 'perfectBind',
};
export const dieRound: Craft = {
  id: 'dieRound',
  group: 'die',
  label: '圆形模切',
  kind: 'labelDie',
};
export const dieRect: Craft = {
  id: 'dieRect',
  group: 'die',
  label: '方形模切',
  kind: 'labelDie',
};
export const dieContour: Craft = {
  id: 'dieContour',
  group: 'die',
  label: '异形模切',
  kind: 'labelDie',
};
