/** The templates that the demo shop offers; their drawings are `apps/api/templates/<id>.pdf` and `.svg`. */
import type { TemplateColour, TemplateIndustry } from '@banxin/contract/entities/template';

export interface TemplateRow {
  readonly id: number;
  readonly productId: number;
  readonly name: string;
  readonly nameEn: string;
  readonly industry: TemplateIndustry;
  readonly colour: TemplateColour;
  /** Finished size. @unit mm */
  readonly widthMm: number;
  readonly heightMm: number;
  readonly depthMm?: number;
}

const row = (
  id: number,
  productId: number,
  [name, nameEn]: readonly [string, string],
  [industry, colour]: readonly [TemplateIndustry, TemplateColour],
  [widthMm, heightMm, depthMm]: readonly [number, number, number?],
): TemplateRow => ({
  id,
  productId,
  name,
  nameEn,
  industry,
  colour,
  widthMm,
  heightMm,
  ...(depthMm !== undefined && { depthMm }),
});

export const templateRows: readonly TemplateRow[] = [
  row(1, 101, ['极简留白', 'Plain white'], ['business', 'black'], [90, 54]),
  row(2, 101, ['墨线商务', 'Ink line'], ['business', 'blue'], [90, 54]),
  row(3, 101, ['双色网格', 'Two-colour grid'], ['business', 'red'], [90, 54]),
  row(4, 102, ['珠光雅集', 'Pearl gathering'], ['retail', 'gold'], [90, 54]),
  row(5, 104, ['满减券', 'Money-off coupon'], ['retail', 'red'], [180, 80]),
  row(6, 104, ['咖啡券', 'Coffee voucher'], ['catering', 'brown'], [180, 80]),
  row(7, 105, ['棉麻吊牌', 'Cotton and linen tag'], ['retail', 'brown'], [50, 90]),
  row(8, 107, ['感谢卡', 'Thank-you card'], ['ecommerce', 'green'], [148, 100]),
  row(9, 201, ['开业单页', 'Opening flyer'], ['catering', 'red'], [210, 285]),
  row(10, 201, ['招聘单页', 'Hiring flyer'], ['business', 'blue'], [210, 285]),
  row(11, 203, ['三折企业', 'Company tri-fold'], ['business', 'blue'], [210, 285]),
  row(12, 203, ['三折门店', 'Shop tri-fold'], ['retail', 'green'], [210, 285]),
  row(13, 204, ['对折菜单', 'Half-fold menu'], ['catering', 'brown'], [420, 285]),
  row(14, 206, ['展会海报', 'Exhibition poster'], ['exhibition', 'blue'], [420, 570]),
  row(15, 401, ['果园圆标', 'Orchard round label'], ['food', 'green'], [50, 50]),
  row(16, 403, ['冷藏标签', 'Chilled goods label'], ['food', 'blue'], [60, 40]),
  row(17, 406, ['资产编号', 'Asset number'], ['industry', 'black'], [50, 30]),
  row(18, 501, ['素色彩盒', 'Plain carton'], ['ecommerce', 'green'], [100, 150, 60]),
  row(19, 504, ['牛皮提袋', 'Kraft carrier bag'], ['retail', 'black'], [250, 330, 80]),
  row(20, 601, ['锦鲤红包', 'Carp red envelope'], ['festival', 'red'], [90, 165]),
  row(21, 601, ['如意红包', 'Ruyi red envelope'], ['festival', 'gold'], [90, 165]),
  row(22, 604, ['金墨春联', 'Spring couplet in ink'], ['festival', 'black'], [840, 220]),
  row(23, 605, ['团圆福字', 'Reunion blessing'], ['festival', 'black'], [330, 330]),
  row(24, 606, ['新岁贺卡', 'New Year card'], ['festival', 'red'], [210, 140]),
];
