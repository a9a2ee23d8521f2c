/**
 * The four factories (specification §3) and whom they serve first.
 */

import { ZERO } from '../money.ts';
import type { Family } from '../types.ts';
import type { Factory } from './book.types.ts';

const print: readonly Family[] = ['card', 'flyer', 'folded', 'booklet'];
const goods: readonly Family[] = ['stock', 'sample'];

export const factories: readonly Factory[] = [
  {
    id: 0,
    name: '永城工厂',
    province: '河南',
    city: '永城',
    latitude: 33.929,
    longitude: 116.449,
    families: [...print, 'sticker', 'box', 'bag', 'redEnvelope', 'couplet', ...goods],
    serves: ['上海', '江苏', '浙江', '安徽', '福建', '江西', '河南', '湖北', '湖南'],
    loadPenalty: ZERO,
  },
  {
    id: 1,
    name: '成都工厂',
    province: '四川',
    city: '成都',
    latitude: 30.573,
    longitude: 104.066,
    families: [...print, 'sticker', 'redEnvelope', ...goods],
    serves: ['广东', '广西', '海南', '重庆', '四川', '贵州', '云南', '西藏'],
    loadPenalty: ZERO,
  },
  {
    id: 6,
    name: '天水工厂',
    province: '甘肃',
    city: '天水',
    latitude: 34.581,
    longitude: 105.725,
    families: ['flyer', 'folded', 'booklet', 'box', 'couplet', ...goods],
    serves: ['陕西', '甘肃', '青海', '宁夏', '新疆'],
    loadPenalty: ZERO,
  },
  {
    id: 7,
    name: '天津工厂',
    province: '天津',
    city: '天津',
    latitude: 39.085,
    longitude: 117.201,
    families: [...print, 'sticker', 'box', 'bag', ...goods],
    serves: ['北京', '天津', '河北', '山西', '内蒙古', '辽宁', '吉林', '黑龙江', '山东'],
    loadPenalty: ZERO,
  },
];
