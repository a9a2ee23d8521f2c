/** What print buyers write, and what it is understood as. */
import { describe, expect, test } from 'vitest';
import { productById, products } from '../catalogue/products.ts';
import { evaluate, describe as lineOf } from '../configure/configure.ts';
import { listOptions, parseOption } from '../configure/options.ts';
import type { Configuration, OptionField, Product } from '../types.ts';
import { chinese } from '../wording/chinese.ts';
import { english, inEnglish } from '../wording/english.ts';
import { MOST_JOBS, type ReadJob, readRequirement } from './readRequirement.ts';

/** The one job of a text. */
function only(text: string): ReadJob {
  const { jobs } = readRequirement(text);
  const [job] = jobs;
  if (!job || jobs.length !== 1) throw new Error(`${jobs.length} jobs: ${text}`);
  return job;
}

function lines(text: string): string[] {
  return readRequirement(text).jobs.map(({ product, fulfilled, notRead }) => {
    const rest = notRead
      .map(({ start, end, why }) => `${why}“${text.slice(start, end)}”`)
      .join(' ');
    const line =
      product && fulfilled ? `${product.id} ${lineOf(product, fulfilled.configuration)}` : '-';
    return rest === '' ? line : `${line} ? ${rest}`;
  });
}

const sentences: readonly (readonly [text: string, ...jobs: string[]])[] = [
  ['铜版名片 300g 覆膜 5盒', '101 300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜（双面）'],
  [
    '铜版名片　３００ｇ　覆哑膜　１０００张',
    '101 300g 铜版 · 90×54 · 双面 · 1,000 张 · 覆哑膜（双面）',
  ],
  ['名片500张', '101 300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜（双面）'],
  ['名片 5', '101 300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜（双面）'],
  ['名片 500', '101 300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜（双面）'],
  [
    '名片，300克铜版纸，双面，覆哑膜，10盒',
    '101 300g 铜版 · 90×54 · 双面 · 1,000 张 · 覆哑膜（双面）',
  ],
  ['我要印五百张名片', '101 300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜（双面）'],
  ['麻烦报个价，名片两千张，单面四色', '101 300g 铜版 · 90×54 · 单面 · 2,000 张 · 覆亮膜（双面）'],
  ['名片 90×54 圆角 10盒', '101 300g 铜版 · 90×54 · 双面 · 1,000 张 · 覆亮膜（双面） · 圆角 R3'],
  ['名片90*50mm 5盒', '101 300g 铜版 · 90×50 · 双面 · 500 张 · 覆亮膜（双面）'],
  ['名片 85x54 R6圆角 20盒', '101 300g 铜版 · 85×54 · 双面 · 2,000 张 · 覆亮膜（双面） · 圆角 R6'],
  ['名片 9×5.4cm 5盒', '101 300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜（双面）'],
  ['300铜版名片 双面覆亮膜 5盒', '101 300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜（双面）'],
  [
    '名片 白卡350g 局部UV 5盒',
    '101 350g 白卡 · 90×54 · 双面 · 500 张 · 局部 UV（双面） · 覆哑膜（双面）',
  ],
  [
    '名片 烫金 10盒',
    '101 300g 铜版 · 90×54 · 双面 · 1,000 张 · 覆亮膜（双面） · 烫金（面积 10cm²）',
  ],
  [
    '名片 烫金20cm² 10盒',
    '101 300g 铜版 · 90×54 · 双面 · 1,000 张 · 覆亮膜（双面） · 烫金（面积 20cm²）',
  ],
  ['珠光名片 5盒', '102 250g 珠光 · 90×54 · 双面 · 500 张'],
  ['特种纸名片 布纹 击凸 5盒', '102 250g 布纹 · 90×54 · 双面 · 500 张 · 击凸（面积 10cm²）'],
  ['刚古名片 单色 10盒', '102 280g 刚古 · 90×54 · 单面单色 · 1,000 张'],
  ['PVC名片 1000张', '103 400g PVC · 90×54 · 双面 · 1,000 张 · 圆角 R3'],
  ['透明名片 520g 圆角 10盒', '103 520g PVC · 90×54 · 双面 · 1,000 张 · 圆角 R3'],
  ['名片 不覆膜 5盒', '101 300g 铜版 · 90×54 · 双面 · 500 张'],
  ['名片 5盒 3款', '101 300g 铜版 · 90×54 · 双面 · 500 张 × 3 款 · 覆亮膜（双面）'],
  ['名片 3款各5盒', '101 300g 铜版 · 90×54 · 双面 · 500 张 × 3 款 · 覆亮膜（双面）'],
  ['名片 500张x3款', '101 300g 铜版 · 90×54 · 双面 · 500 张 × 3 款 · 覆亮膜（双面）'],
  ['名片 500张×3款', '101 300g 铜版 · 90×54 · 双面 · 500 张 × 3 款 · 覆亮膜（双面）'],
  ['名片 2个专色 10盒', '101 300g 铜版 · 90×54 · 双面 · 2 专色 · 1,000 张 · 覆亮膜（双面）'],
  ['名片 打2个孔 5盒', '101 300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜（双面） · 打孔（孔数 2个）'],
  [
    '代金券 180×80 流水号 点线 10盒',
    '104 200g 铜版 · 180×80 · 双面 · 1,000 张 · 压点线（条数 1条） · 序号',
  ],
  [
    '优惠券 157g 单面 2000张',
    '104 157g 铜版 · 180×80 · 单面 · 2,000 张 · 压点线（条数 1条） · 序号',
  ],
  ['入场券 140×60 20盒', '104 200g 铜版 · 140×60 · 双面 · 2,000 张 · 压点线（条数 1条） · 序号'],
  [
    '吊牌 50×90 打孔 哑膜 2000个',
    '105 350g 白卡 · 50×90 · 双面 · 2,000 张 · 覆哑膜（双面） · 打孔（孔数 1个）',
  ],
  [
    '服装吊牌 异形模切 350g白卡 20盒',
    '105 350g 白卡 · 40×90 · 双面 · 2,000 张 · 覆哑膜（双面） · 打孔（孔数 1个） · 异形模切',
  ],
  ['会员卡 1000张 圆角R3', '106 520g PVC · 85×54 · 双面 · 1,000 张 · 圆角 R3'],
  [
    '明信片 148×100 300克 覆哑膜 1000张',
    '107 300g 铜版 · 148×100 · 双面 · 1,000 张 · 覆哑膜（双面）',
  ],
  ['感谢卡 500张', '107 250g 铜版 · 140×100 · 双面 · 500 张 · 覆哑膜（双面）'],
  ['宣传单A4 157g铜版 双面 5000张', '201 157g 铜版 · 210×285 · 双面 · 5,000 张'],
  ['A4彩页 157克 1万张', '201 157g 铜版 · 210×285 · 双面 · 10,000 张'],
  ['单页 A5 哑粉128 2000份', '201 128g 哑粉 · 140×210 · 双面 · 2,000 张'],
  ['dm单 A4 1.5万', '201 157g 铜版 · 210×285 · 双面 · 15,000 张'],
  ['传单 210×285 105g 两万张', '201 105g 铜版 · 210×285 · 双面 · 20,000 张'],
  ['宣传单页 250g 覆亮膜 1000张', '201 250g 铜版 · 210×285 · 双面 · 1,000 张 · 覆亮膜（双面）'],
  ['双胶纸单页 80g 黑白 单面 3000张', '202 80g 双胶 · 210×285 · 单面单色 · 3,000 张'],
  ['登记表 A5 双胶100克 单色 双面 5000张', '202 100g 双胶 · 140×210 · 双面单色 · 5,000 张'],
  ['三折页 A4 157克铜版 2000份', '203 157g 铜版 · 210×285 · 双面 · 2,000 张 · 三折 · 压痕 2 道'],
  ['A4三折页 200g 压痕2道 1000张', '203 200g 铜版 · 210×285 · 双面 · 1,000 张 · 三折 · 压痕 2 道'],
  ['对折页 A3 128g哑粉 3000张', '204 128g 哑粉 · 420×285 · 双面 · 3,000 张 · 对折 · 压痕 1 道'],
  ['菜单 A3 对折 500张', '204 157g 铜版 · 420×285 · 双面 · 500 张 · 对折 · 压痕 1 道'],
  ['风琴折页 六折 A3 1000张', '205 157g 铜版 · 420×285 · 双面 · 1,000 张 · 风琴六折 · 压痕 5 道'],
  ['四折页 157g 2000张', '205 157g 铜版 · 420×285 · 双面 · 2,000 张 · 风琴四折 · 压痕 3 道'],
  ['海报 A2 200g哑粉 500张 单面', '206 200g 哑粉 · 420×570 · 单面 · 500 张'],
  ['海报 420×570 157g 100张', '206 157g 铜版 · 420×570 · 单面 · 100 张'],
  ['海报 50×70cm 200张', '206 157g 铜版 · 500×700 · 单面 · 200 张'],
  ['台卡 100×200 300g白卡 500张', '207 300g 白卡 · 100×200 · 双面 · 500 张'],
  [
    '画册 24P 骑马订 封面250克铜版 内页157g 哑粉 覆哑膜 500本',
    '301 157g 哑粉 · 210×285 · 24P · 双面 · 封面 250g 铜版 · 500 本 · 骑马订 · 覆哑膜',
  ],
  [
    '画册 A4 32页 200g铜版封面 300本',
    '301 157g 铜版 · 210×285 · 32P · 双面 · 封面 200g 铜版 · 300 本 · 骑马订',
  ],
  [
    '宣传册 方形 16P 157g铜版 1000册',
    '301 157g 铜版 · 210×210 · 16P · 双面 · 封面同内页 · 1,000 本 · 骑马订',
  ],
  [
    '胶装画册 A4 120页 128g铜版 500本',
    '302 128g 铜版 · 210×285 · 120P · 双面 · 封面 250g 铜版 · 500 本 · 无线胶装 · 覆哑膜',
  ],
  [
    '说明书 A5 16页 黑白 3000本',
    '303 80g 双胶 · 140×210 · 16P · 双面单色 · 封面同内页 · 3,000 本 · 骑马订',
  ],
  [
    '产品说明书 A6 双胶80g 24P 5000本',
    '303 80g 双胶 · 105×140 · 24P · 双面单色 · 封面同内页 · 5,000 本 · 骑马订',
  ],
  [
    '内刊 32P 哑粉128克 300本',
    '304 128g 哑粉 · 210×285 · 32P · 双面 · 封面 200g 铜版 · 300 本 · 骑马订 · 覆哑膜',
  ],
  [
    '教材 16开 200页 1000本',
    '305 70g 双胶 · 185×260 · 200P · 双面单色 · 封面 250g 白卡 · 1,000 本 · 无线胶装 · 覆哑膜',
  ],
  [
    '书 A5 256页 双胶70g 500本',
    '305 70g 双胶 · 140×210 · 256P · 双面单色 · 封面 250g 白卡 · 500 本 · 无线胶装 · 覆哑膜',
  ],
  ['不干胶 铜版 60x40mm 5000张 不覆膜', '402 150g 铜版不干胶 · 60×40 · 单面 · 5,000 张 · 方形模切'],
  ['圆形不干胶 直径50mm 透明 两千张', '401 150g 透明 · 50×50 · 单面 · 2,000 张 · 圆形模切'],
  [
    '圆标 Φ30 铜版 覆亮膜 1万枚',
    '401 150g 铜版不干胶 · 30×30 · 单面 · 10,000 张 · 圆形模切 · 覆亮膜',
  ],
  ['贴纸 80×50 PP 3000张', '402 150g PP · 80×50 · 单面 · 3,000 张 · 方形模切'],
  ['方形不干胶 100×150 5000个', '402 150g 铜版不干胶 · 100×150 · 单面 · 5,000 张 · 方形模切'],
  ['防水标签 60×40 2000张', '403 150g PP · 60×40 · 单面 · 2,000 张 · 方形模切 · 覆亮膜'],
  ['透明贴 Φ40 1000张', '404 150g 透明 · 40×40 · 单面 · 1,000 张 · 圆形模切'],
  [
    'PVC标签 80×50 哑膜 1000张',
    '405 150g PVC 不干胶 · 80×50 · 单面 · 1,000 张 · 方形模切 · 覆哑膜',
  ],
  ['流水号标签 50×30 2000张', '406 150g 铜版不干胶 · 50×30 · 单面 · 2,000 张 · 方形模切 · 序号'],
  ['封口贴 45×45 异形 5000枚', '407 150g 铜版不干胶 · 45×45 · 单面 · 5,000 张 · 异形模切'],
  ['不干胶 60×40 序号 1000张', '402 150g 铜版不干胶 · 60×40 · 单面 · 1,000 张 · 方形模切 · 序号'],
  ['彩盒 10×6×15cm 350g白卡 亮膜 两千个', '501 350g 白卡 · 100×60×150 · 单面 · 2,000 个 · 覆亮膜'],
  [
    '白卡彩盒 80×40×120 开窗 哑膜 3000个',
    '501 350g 白卡 · 80×40×120 · 单面 · 3,000 个 · 开窗贴膜 · 覆哑膜',
  ],
  ['包装盒 90×50×130mm 1000个', '501 350g 白卡 · 90×50×130 · 单面 · 1,000 个 · 覆亮膜'],
  ['飞机盒 200×60×140 1000个', '502 550g 瓦楞 · 200×60×140 · 单面 · 1,000 个 · 覆哑膜'],
  [
    '手提袋 320*250*100 白卡 棉绳 500个',
    '503 250g 白卡 · 320×250×100 · 单面 · 500 个 · 棉绳 · 覆哑膜',
  ],
  [
    '白卡手提袋 250×330×80 丝带 烫金 1000个',
    '503 250g 白卡 · 250×330×80 · 单面 · 1,000 个 · 覆哑膜 · 丝带 · 烫金（面积 30cm²）',
  ],
  ['牛皮纸袋 200×270×80 纸绳 2000只', '504 150g 牛皮 · 200×270×80 · 单面单色 · 2,000 个 · 纸绳'],
  [
    '化妆品盒 45×45×120 烫金 哑膜 2000个',
    '505 350g 白卡 · 45×45×120 · 单面 · 2,000 个 · 覆哑膜 · 局部 UV · 烫金（面积 12cm²）',
  ],
  ['药盒 70×20×110 1万个', '506 300g 白卡 · 70×20×110 · 单面 · 10,000 个'],
  ['红包 1.5万个 烫金', '601 157g 铜版 · 90×165 · 单面 · 15,000 个 · 烫金（面积 30cm²）'],
  [
    '红包 大封 单色 烫金 2000个',
    '601 157g 铜版 · 100×170 · 单面单色 · 2,000 个 · 烫金（面积 30cm²）',
  ],
  ['珠光红包 3000个', '602 120g 珠光 · 90×165 · 单面单色 · 3,000 个 · 烫金（面积 30cm²）'],
  ['万年红红包 80g 2000个', '603 80g 万年红 · 90×165 · 单面单色 · 2,000 个 · 烫金（面积 20cm²）'],
  [
    '对联 万年红 烫金 1000副',
    '604 100g 万年红 · 840×220 · 单面单色 · 2,000 张 · 烫金（面积 60cm²）',
  ],
  ['春联 600×160 铜版 500对', '604 157g 铜版 · 600×160 · 单面单色 · 1,000 张 · 烫金（面积 60cm²）'],
  [
    '福字 330×330 烫金 2000张',
    '605 100g 万年红 · 330×330 · 单面单色 · 2,000 张 · 烫金（面积 80cm²）',
  ],
  [
    '斗方 260×260 异形模切 1000张',
    '605 100g 万年红 · 260×260 · 单面单色 · 1,000 张 · 烫金（面积 80cm²） · 异形模切',
  ],
  [
    '贺卡 210×140 珠光 烫金 500张',
    '606 250g 珠光 · 210×140 · 双面 · 500 张 · 压痕（道数 1道） · 烫金（面积 25cm²）',
  ],
  [
    '新年贺卡 白卡300克 压痕 1000张',
    '606 300g 白卡 · 210×140 · 双面 · 1,000 张 · 覆哑膜（双面） · 压痕（道数 1道）',
  ],
  ['A4复印纸70g 20包', '701 20 包'],
  ['打印纸 A3 5包', '703 5 包'],
  ['A5 复印纸 10包', '704 10 包'],
  ['硒鼓 2支', '705 2 支'],
  ['气泡袋 10包', '802 10 包'],
  ['封箱胶带 5套', '803 5 套'],
  ['纸张样册 1本', '901 1 本'],
  ['包装样品套装 1本', '904 1 本'],
  [
    'business cards 300gsm double-sided matte lamination 1000 pcs',
    '101 300g 铜版 · 90×54 · 双面 · 1,000 张 · 覆哑膜（双面）',
  ],
  ['Flyers A4 157 gsm gloss, 5000 sheets', '201 157g 铜版 · 210×285 · 双面 · 5,000 张'],
  ['Posters A2 200gsm matt single-sided 500', '206 200g 哑粉 · 420×570 · 单面 · 500 张'],
  ['round stickers 50mm clear 2000 pcs', '401 150g 透明 · 50×50 · 单面 · 2,000 张 · 圆形模切'],
  [
    'saddle-stitched brochures A4 24 pages 500 copies',
    '301 157g 铜版 · 210×285 · 24P · 双面 · 封面同内页 · 500 本 · 骑马订',
  ],
  [
    'carrier bags 250×330×80 ribbon 1000',
    '503 250g 白卡 · 250×330×80 · 单面 · 1,000 个 · 覆哑膜 · 丝带',
  ],
  ['红包 5000个 加急', '601 157g 铜版 · 90×165 · 单面 · 5,000 个 · 烫金（面积 30cm²）'],
  ['名片 5盒 顺丰 开专票', '101 300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜（双面）'],
  [
    '名片 5盒；宣传单 1000张',
    '101 300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜（双面）',
    '201 157g 铜版 · 210×285 · 双面 · 1,000 张',
  ],
  [
    '名片5盒，明信片500张，海报100张',
    '101 300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜（双面）',
    '107 250g 铜版 · 140×100 · 双面 · 500 张 · 覆哑膜（双面）',
    '206 157g 铜版 · 420×570 · 单面 · 100 张',
  ],
  [
    '1、名片 5盒 2、红包 2000个',
    '101 300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜（双面）',
    '601 157g 铜版 · 90×165 · 单面 · 2,000 个 · 烫金（面积 30cm²）',
  ],
  [
    '铜版名片 加厚版 5盒',
    '101 300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜（双面） ? unknown“加厚版”',
  ],
  ['宣传单 厚一点 1000张', '201 157g 铜版 · 210×285 · 双面 · 1,000 张 ? unknown“厚一点”'],
  ['名片 高档 5盒', '101 300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜（双面） ? unknown“高档”'],
  ['牛皮纸名片 500张', '101 300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜（双面） ? absent“牛皮纸”'],
  ['名片 5米', '101 300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜（双面） ? absent“5米”'],
  ['三折页 100本', '203 157g 铜版 · 210×285 · 双面 · 1,000 张 · 三折 · 压痕 2 道 ? absent“100本”'],
  ['300g 覆膜 5盒', '- ? product“”'],
  ['名扁 500张', '- ? product“名扁”'],
  ['名片5盒 10盒', '101 300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜（双面） ? twice“10盒”'],
  ['不干胶 双面 1000张', '402 150g 铜版不干胶 · 60×40 · 单面 · 1,000 张 · 方形模切 ? absent“双面”'],
  ['手提袋 8P 500个', '503 250g 白卡 · 320×250×100 · 单面 · 500 个 · 棉绳 · 覆哑膜 ? absent“8P”'],
  ['双胶纸单页 覆膜 1000张', '202 80g 双胶 · 210×285 · 双面 · 1,000 张'],
  ['单页 80g双胶 2000张', '202 80g 双胶 · 210×285 · 双面 · 2,000 张'],
  ['名片 1盒', '101 300g 铜版 · 90×54 · 双面 · 200 张 · 覆亮膜（双面）'],
  ['名片 60盒', '101 300g 铜版 · 90×54 · 双面 · 5,000 张 · 覆亮膜（双面）'],
  ['画册 25P 500本', '301 157g 铜版 · 210×285 · 24P · 双面 · 封面同内页 · 500 本 · 骑马订'],
  ['不干胶 100张', '402 150g 铜版不干胶 · 60×40 · 单面 · 500 张 · 方形模切'],
  [
    '红包 四色 万年红 2000个',
    '601 157g 铜版 · 90×165 · 单面 · 2,000 个 · 烫金（面积 30cm²） ? absent“万年红”',
  ],
  ['圆形不干胶 60×40 2000张', '401 150g 铜版不干胶 · 60×40 · 单面 · 2,000 张 · 方形模切'],
  ['你好'],
  ['铜版纸 亮膜', '- ? product“”'],
  ['300铜版纸名片 5盒', '101 300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜（双面）'],
  ['157铜版宣传单 A4 1000张', '201 157g 铜版 · 210×285 · 双面 · 1,000 张'],
  ['PVC不干胶 60×40 1000张', '405 150g PVC 不干胶 · 60×40 · 单面 · 1,000 张 · 方形模切 · 覆哑膜'],
  ['名片 4+0 10盒', '101 300g 铜版 · 90×54 · 单面 · 1,000 张 · 覆亮膜（双面）'],
  ['名片 正反面 彩色 5盒', '101 300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜（双面）'],
  [
    '手册 A5 骑马钉 40页 哑粉 500本',
    '301 157g 哑粉 · 140×210 · 40P · 双面 · 封面 200g 铜版 · 500 本 · 骑马订',
  ],
  ['2000 flyers A5 128gsm matt', '201 128g 哑粉 · 140×210 · 双面 · 2,000 张'],
];

describe('a sentence of a print buyer', () => {
  test.each(sentences)('%s', (text, ...jobs) => {
    expect(lines(text)).toEqual(jobs);
  });

  test('a hundred and twenty of them are kept', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(120);
  });
});

describe('words that are not understood', () => {
  test('come with three offers, and one of them in their place is understood', () => {
    const text = '名片 加厚版 5盒';
    const { notRead } = only(text);
    expect(notRead.map(({ offers }) => offers.map(chinese))).toEqual([
      ['350g', '白卡纸', '覆哑膜'],
    ]);
    const mended = only('名片 350g 5盒');
    expect(mended.notRead).toEqual([]);
    expect(mended.fulfilled?.configuration).toMatchObject({ materialId: 'ivory', gsm: 350 });
  });

  test('are not offered what the paper that is named does not have', () => {
    const [gap] = only('铜版名片 加厚版 5盒').notRead;
    expect(gap?.offers.map(chinese)).toEqual(['覆哑膜', '局部 UV', '85×54 卡片']);
  });

  test('are mended by every offer, in both languages', () => {
    for (const [text] of sentences) {
      for (const { notRead } of readRequirement(text).jobs) {
        for (const { start, end, offers, why } of notRead) {
          if (why !== 'twice' && why !== 'unknown') expect(offers.length, text).toBeGreaterThan(0);
          for (const said of offers) {
            for (const words of [chinese(said), english(said)]) {
              const mended = `${text.slice(0, start)} ${words} ${text.slice(end)}`;
              const gaps = (of: string) =>
                readRequirement(of).jobs.reduce((sum, job) => sum + job.notRead.length, 0);
              expect(gaps(mended), `${text} → ${mended}`).toBeLessThan(gaps(text));
            }
          }
        }
      }
    }
  });

  test('keep their place in the text', () => {
    const text = '名片　ＡＢＣ 300g';
    const [gap] = only(text).notRead;
    expect(text.slice(gap?.start, gap?.end)).toBe('ＡＢＣ');
  });
});

/** What a configuration holds for an option's field. */
function holds(configuration: Configuration, field: OptionField, value: string): boolean {
  switch (field) {
    case 'size':
      return configuration.sizeId === value;
    case 'material':
      return configuration.materialId === value;
    case 'gsm':
      return configuration.gsm === Number(value);
    case 'colours':
      return configuration.colours === value;
    case 'spot':
      return (configuration.spot ?? 0) === Number(value);
    case 'pages':
      return configuration.pages === Number(value);
    case 'cover':
      return configuration.coverId === value;
    case 'craft':
      return configuration.crafts.some(({ id }) => id === value);
    case 'quantity':
      return configuration.quantity === Number(value);
    case 'styles':
      return configuration.styles === Number(value);
  }
}

function expectOwn(product: Product, spoken: Product): void {
  for (const { id, label } of listOptions(spoken, product.defaults)) {
    const { field, value } = parseOption(id);
    const text = `${spoken.name} ${label}`;
    const job = only(text);
    expect(job.product?.id, text).toBe(product.id);
    expect(job.notRead, text).toEqual([]);
    const configuration = job.fulfilled?.configuration;
    if (!configuration) throw new Error(text);
    // What cannot be made so is told.
    const isTold = (job.fulfilled?.conflicts.length ?? 0) > 0;
    expect(
      holds(configuration, field, value) || isTold,
      `${text}: ${lineOf(product, configuration)}`,
    ).toBe(true);
  }
}

describe('every option of every product', () => {
  test.each(products.map((product) => [product.name, product] as const))(
    'of %s is understood by its own label',
    (_name, product) => expectOwn(product, product),
  );

  test.each(products.map((product) => [inEnglish(product).name, product] as const))(
    'of %s is understood by its English label',
    (_name, product) => expectOwn(product, inEnglish(product)),
  );
});

describe('a specification line', () => {
  test.each(products.map((product) => [product.name, product] as const))(
    'of %s is understood as what it says, in both languages',
    (_name, product) => {
      for (const spoken of [product, inEnglish(product)]) {
        const text = `${spoken.name} ${lineOf(spoken, product.defaults)}`;
        const { fulfilled, notRead } = only(text);
        expect(
          notRead.map(({ start, end }) => text.slice(start, end)),
          text,
        ).toEqual([]);
        expect(lineOf(product, fulfilled?.configuration ?? product.defaults), text).toBe(
          lineOf(product, product.defaults),
        );
      }
    },
  );
});

describe('what is answered', () => {
  test('can be made, whatever was asked for', () => {
    const words = [
      '300g',
      '双胶纸',
      '牛皮纸',
      '覆哑膜',
      '局部UV',
      '烫金',
      '80g',
      '3款',
      '专色',
      '64P',
      '99999999张',
    ];
    for (const { id, name } of products) {
      for (const one of words) {
        for (const other of words) {
          const { product, fulfilled } = only(`${name} ${one} ${other}`);
          if (!product || !fulfilled) throw new Error(name);
          expect(product.id).toBe(id);
          expect(evaluate(product, fulfilled.configuration).valid, `${name} ${one} ${other}`).toBe(
            true,
          );
        }
      }
    }
  });

  test('says why something gave way', () => {
    const { fulfilled } = only('双胶纸单页 覆膜 1000张');
    expect(fulfilled?.conflicts[0]?.reason).toBe('双胶纸不能覆膜：纸面吸胶会起泡');
    expect(fulfilled?.changes).toMatchObject([{ field: 'craft', to: '不覆膜' }]);
  });

  test('keeps what was wished where something usual can give way', () => {
    const { fulfilled } = only('铜版名片 局部UV 双面覆亮膜');
    expect(fulfilled?.configuration.crafts).toContainEqual({ id: 'filmGloss', sides: 2 });
    expect(fulfilled?.configuration.crafts).toContainEqual(expect.objectContaining({ id: 'uv' }));
  });

  test('is the same each time', () => {
    for (const [text] of sentences) expect(readRequirement(text)).toEqual(readRequirement(text));
  });
});

describe('a text of five hundred characters', () => {
  const fill = (part: string): string => part.repeat(500).slice(0, 500);
  const worst = [
    '1',
    '1×',
    '9,999,',
    '一万',
    '覆',
    '双面',
    'a',
    ' ',
    '名片',
    '名片\n',
    '名片5盒\n',
    '加',
    'x',
    '1.1',
    '铜版纸 双胶 牛皮 ',
    '书',
    'p p ',
    '封面250克铜版',
    '双胶纸单页覆膜UV烫金50万张\n',
    '彩盒牛皮550g烫金开窗击凸UV9999×9999×9999\n',
    '不要',
    '零',
    '\u{1F5A8}',
    '﷽',
  ];

  test('is read as far as twenty jobs, and the others are counted', () => {
    const { jobs, left } = readRequirement('名片5盒\n'.repeat(25));
    expect([jobs.length, left]).toEqual([MOST_JOBS, 5]);
  });

  test.each(worst)('of nothing but “%s” takes no time to speak of', (part) => {
    const text = fill(part);
    readRequirement(text);
    const started = performance.now();
    const { jobs } = readRequirement(text);
    const took = performance.now() - started;
    expect(jobs.length).toBeLessThanOrEqual(MOST_JOBS);
    // An idle machine takes a fiftieth of it: npm run bench prints it.
    expect(took).toBeLessThan(1_000);
  });
});

test('every product is found by its own name', () => {
  for (const { id, name } of products) {
    expect(only(name).product?.id).toBe(id);
    expect(productById(id)).toBeDefined();
  }
});

describe('a line without a product', () => {
  const jobsOf = (text: string) =>
    readRequirement(text).jobs.map(({ start, end, product, continues, notRead }) => ({
      line: text.slice(start, end).trim(),
      product: product?.name ?? null,
      count: continues && text.slice(continues.count.start, continues.count.end),
      offer: notRead.flatMap(({ why, offers }) =>
        why === 'product' ? [chinese(offers[0] ?? ['plain', ''])] : [],
      )[0],
    }));

  test('goes on with the job above while it says nothing that was said there', () => {
    expect(lines('名片 5盒\n350g 白卡\n圆角')).toEqual([
      '101 350g 白卡 · 90×54 · 双面 · 500 张 · 覆亮膜（双面） · 圆角 R3',
    ]);
    expect(lines('名片\n5盒')).toHaveLength(1);
  });

  test('that counts anew may be another job: it is not guessed, and the product above is offered first', () => {
    expect(jobsOf('明信片 5盒\n300g 2000个')).toEqual([
      { line: '明信片 5盒', product: '明信片 · 感谢卡', count: null, offer: undefined },
      { line: '300g 2000个', product: null, count: '2000个', offer: '明信片 · 感谢卡' },
    ]);
  });

  test('with what is offered it is a job of its own', () => {
    expect(jobsOf('明信片 5盒\n明信片 · 感谢卡 300g 2000个').map(({ product }) => product)).toEqual(
      ['明信片 · 感谢卡', '明信片 · 感谢卡'],
    );
  });

  test('ends where the next line names a product, or counts anew', () => {
    expect(
      jobsOf('明信片 5盒\n加厚 2000个\n圆角\n名片 10盒\n300个').map(({ line }) => line),
    ).toEqual(['明信片 5盒', '加厚 2000个\n圆角', '名片 10盒', '300个']);
  });
});
