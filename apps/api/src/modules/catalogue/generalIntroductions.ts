/** How things of a category are printed: what is true of all its products. */
import type { Bilingual } from '@banxin/contract/entities/bilingual';

/** By id of the parent category. */
export const generalIntroductions: Readonly<Record<number, Bilingual>> = {
  1: {
    zh: '名片卡券与其他订单合版印刷，四色胶印，每盒 100 张。文件四边各留 1 毫米出血，文字离裁切线 3 毫米以上。特种纸不覆膜；烫金与局部 UV 另加一天。',
    en: 'Cards are gang-run with other jobs in four-colour offset, 100 to a box. Leave 1 mm of bleed on every edge and keep text 3 mm inside the trim. Textured stock is not laminated; foil and spot UV take a day more.',
  },
  2: {
    zh: '单页与折页小量走数码，大量走胶印，系统自动取较低的价格。157 克以上折页须压痕，否则折线会爆色；双胶纸不能覆膜。',
    en: 'Short runs are printed digitally, long ones in offset, whichever costs less. From 157 gsm a fold is creased first, or the ink cracks; uncoated stock is not laminated.',
  },
  3: {
    zh: '骑马订的页数须为 4 的倍数，胶装另留 5 毫米书脊侧。内页与封面分开印刷，按书帖折叠后装订，跨页图片请留意中缝。',
    en: 'Saddle-stitched books have a multiple of four pages; perfect-bound ones need 5 mm more at the spine. Text and cover are printed apart, folded in signatures and bound; mind the gutter under pictures across two pages.',
  },
  4: {
    zh: '标签在标签机上成卷印刷、模切。冷藏和户外请选 PP 或 PVC，常温纸箱选铜版即可。流水号按您给的表格逐枚打印。',
    en: 'Labels are printed and die-cut from the roll. Take PP or PVC for the cold and the open air, coated paper for dry cartons. Serial numbers follow the table that you send.',
  },
  5: {
    zh: '盒与袋按展开尺寸计算用纸，模切后糊成型。长宽高指内尺寸，文件请按刀版排版，刀线放在单独的图层上。',
    en: 'Boxes and bags are priced by their flat size, die-cut and glued. Length, width and height are inside measures; lay the artwork out on the dieline and keep its lines on a layer of their own.',
  },
  6: {
    zh: '红包、对联、福字用万年红或珠光纸，金墨或烫金。腊月是旺季，工期按下单顺序排，请尽早定稿。',
    en: 'Red envelopes, couplets and blessings are made of festive red or pearl stock with gold ink or foil. The weeks before Spring Festival are busy: jobs are made in the order in which they come.',
  },
  7: {
    zh: '办公用纸与耗材是现货，按件从最近的工厂发出，不需要文件。',
    en: 'Office paper and supplies are on the shelf and leave the nearest factory; no file is needed.',
  },
  8: {
    zh: '纸箱、气泡袋、胶带是现货，可与印刷品分开发货。需要印自己的标志，请在包装盒袋里选定制。',
    en: 'Cartons, bubble bags and tape are on the shelf and travel apart from printed jobs. For a mark of your own choose a printed box.',
  },
  9: {
    zh: '样册收齐纸张、工艺和包装的实物，先摸过再下单。会员有免费额度或九折。',
    en: 'Sample books hold the papers, the finishes and the packaging themselves, to be touched before ordering. Members get free ones or 10 % off.',
  },
};
