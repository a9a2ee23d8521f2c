/**
 * Materials that products are made of.
 */
import type { Material } from '../types.ts';

const material = (
  id: Material['id'],
  name: string,
  short: string,
  paper: Material['paper'],
  surface: Material['surface'],
): ((...gsm: number[]) => Material) => {
  return (...gsm) => ({ id, name, short, paper, gsm, surface });
};

export const coated = material('coated', '铜版纸', '铜版', 'coated', 'coated');
export const matt = material('matt', '哑粉纸', '哑粉', 'matt', 'coated');
export const offset = material('offset', '双胶纸', '双胶', 'offset', 'uncoated');
export const ivory = material('ivory', '白卡纸', '白卡', 'ivory', 'coated');
export const kraft = material('kraft', '牛皮纸', '牛皮', 'kraft', 'uncoated');
export const corrugated = material('corrugated', '白卡裱 E 瓦楞', '瓦楞', 'corrugated', 'coated');
export const wannianhong = material('wannianhong', '万年红宣', '万年红', 'wannianhong', 'uncoated');
export const pearl = material('pearl', '珠光纸', '珠光', 'pearl', 'textured');
export const linen = material('linen', '布纹纸', '布纹', 'linen', 'textured');
export const specialty = material('specialty', '刚古纸', '刚古', 'specialty', 'textured');
export const pvc = material('pvc', 'PVC 卡', 'PVC', 'pvc', 'plastic');
export const labelCoated = material(
  'labelCoated',
  '铜版不干胶',
  '铜版不干胶',
  'labelCoated',
  'coated',
);
export const labelPp = material('labelPp', 'PP 合成纸', 'PP', 'labelPp', 'plastic');
export const labelPvc = material('labelPvc', 'PVC 不干胶', 'PVC 不干胶', 'labelPvc', 'plastic');
export const labelClear = material('labelClear', '透明不干胶', '透明', 'labelClear', 'plastic');
