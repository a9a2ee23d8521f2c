/** What stands on each template, page by page; sizes in millimetres from the top left of the finished size. */
import {
  BLACK,
  BLUE,
  BROWN,
  CREAM,
  dishes,
  fish,
  flower,
  GOLD,
  GREEN,
  GREY,
  ground,
  LEAF,
  middle,
  PALE,
  type Page,
  type Place,
  person,
  RED,
  ROSE,
  SKY,
  steps,
  thin,
  trifold,
  WHITE,
} from './pieces.ts';
import { ellipse, frame, lines, polygon, rect, ring, text, turned } from './shapes.ts';

/** By id of the template. */
export const designs: Readonly<Record<number, (place: Place) => readonly Page[]>> = {
  1: (p) => [
    [ground(WHITE, p), rect(BLACK, 10, 11, 7, 7), ...person(BLACK, 10, 34, 4)],
    [ground(WHITE, p), rect(BLACK, 41.5, 20, 7, 7), text(BLACK, '公司名称', 45, 37, 4.4, middle)],
  ],
  2: (p) => [
    [
      ground(WHITE, p),
      rect(BLUE, -p.b, 43, p.w + 2 * p.b, 0.6),
      ...person(BLUE, 10, 16, 4),
      text(BLUE, '公司名称', 80, 49, 3.2, { align: 'end' }),
    ],
    [
      ground(BLUE, p),
      rect(WHITE, 10, 26.7, 70, 0.6),
      text(WHITE, '公司名称', 45, 22, 6, middle),
      text(WHITE, '主营业务与服务', 45, 35, 3, { ...middle, ...thin }),
    ],
  ],
  3: (p) => [
    [
      ground(WHITE, p),
      ...Array.from({ length: 15 }, (_, at) =>
        rect(at % 2 === 0 ? RED : BLACK, 62 + (at % 3) * 8, 6 + Math.floor(at / 3) * 8.4, 6.4, 6.4),
      ),
      ...person(BLACK, 9, 22, 3.6),
    ],
    [
      ground(RED, p),
      ...frame(WHITE, 8, 8, p.w - 16, p.h - 16, 0.5),
      text(WHITE, '公司名称', 45, 30, 7, middle),
    ],
  ],
  4: (p) => [
    [ground(CREAM, p), ...flower(GOLD, WHITE, 70, 20, 11), ...person(BROWN, 10, 26, 3.8)],
    [
      ground(CREAM, p),
      ...frame(GOLD, 6, 6, p.w - 12, p.h - 12, 0.4),
      text(BROWN, '雅集', 45, 32, 12, { ...middle, gap: 0.3 }),
    ],
  ],
  5: (p) => [
    [
      ground(RED, p),
      ellipse(GOLD, 38, 40, 25),
      text(RED, '¥20', 38, 47, 19, middle),
      text(WHITE, '满减券', 76, 34, 14),
      text(WHITE, '满 100 元可用', 76, 50, 6.5, thin),
      rect(WHITE, 139, 6, 0.4, p.h - 12),
      text(WHITE, '副券', 159, 44, 8, middle),
    ],
    [
      ground(WHITE, p),
      text(RED, '使用说明', 14, 22, 7),
      ...lines(GREY, 14, 32, 112, 7, 5),
      text(BLACK, '有效期 0000 年 00 月', 14, 72, 4.2, thin),
    ],
  ],
  6: (p) => [
    [
      ground(BROWN, p),
      rect(CREAM, 22, 30, 30, 26),
      ...ring(CREAM, BROWN, 57, 42, 9, 3),
      rect(CREAM, 18, 60, 42, 3),
      ...[28, 37, 46].map((x) => ellipse(GOLD, x, 20, 1.4, 5)),
      text(CREAM, '咖啡券', 78, 36, 14),
      text(CREAM, '任意一杯，到店即兑', 78, 51, 6, thin),
      text(GOLD, '编号 000000', 78, 65, 4.6, thin),
    ],
    [ground(CREAM, p), text(BROWN, '门店地址', 14, 24, 7), ...lines(BROWN, 14, 34, 100, 7, 4)],
  ],
  7: (p) => [
    [
      ground(CREAM, p),
      ...ring(BROWN, CREAM, 25, 9, 4, 0.6),
      text(BROWN, '棉麻', 25, 42, 12, { ...middle, gap: 0.2 }),
      rect(BROWN, 15, 50, 20, 0.4),
      text(BROWN, '天然纤维', 25, 58, 4, { ...middle, ...thin }),
    ],
    [
      ground(CREAM, p),
      ...ring(BROWN, CREAM, 25, 9, 4, 0.6),
      ...['品名', '成分', '尺码', '价格'].flatMap((one, at) => [
        text(BROWN, one, 8, 32 + at * 12, 4, thin),
        rect(BROWN, 19, 32.6 + at * 12, 23, 0.3),
      ]),
    ],
  ],
  8: (p) => [
    [
      ground(LEAF, p),
      ...flower(GREEN, CREAM, 112, 34, 22),
      ...flower(WHITE, GOLD, 88, 70, 13),
      text(GREEN, '感谢', 16, 46, 20),
      text(GREEN, '感谢您的每一次选择', 16, 62, 6, thin),
    ],
    [
      ground(WHITE, p),
      text(GREEN, '写给您', 14, 20, 8),
      ...lines(PALE, 14, 36, 120, 11, 5),
      text(BLACK, '如有问题请联系客服', 14, 92, 4.4, thin),
    ],
  ],
  9: (p) => [
    [
      rect(RED, -p.b, -p.b, p.w + 2 * p.b, 150 + p.b),
      rect(WHITE, -p.b, 150, p.w + 2 * p.b, p.h - 150 + p.b),
      ellipse(GOLD, 105, 70, 58),
      text(RED, '开业', 105, 88, 46, middle),
      text(WHITE, '即日起，到店有礼', 105, 142, 11, middle),
      ...dishes(BLACK, ['开业特惠一', '开业特惠二', '开业特惠三', '开业特惠四'], 20, 178, 170, 20),
      text(RED, '门店地址与电话', 105, 270, 8, middle),
    ],
    [ground(CREAM, p), text(RED, '活动细则', 20, 40, 16), ...lines(GREY, 20, 60, 170, 13, 12)],
  ],
  10: (p) => [
    [
      ground(WHITE, p),
      polygon(BLUE, [-p.b, -p.b], [p.w + p.b, -p.b], [p.w + p.b, 100], [-p.b, 140]),
      text(WHITE, '诚聘', 20, 66, 44),
      text(WHITE, '加入我们，一起成长', 20, 92, 10, thin),
      ...steps(
        BLUE,
        '岗位',
        ['岗位名称一 · 若干名', '岗位名称二 · 若干名', '岗位名称三 · 若干名'],
        20,
        168,
        14,
      ),
      text(BLUE, '简历请发至邮箱', 20, 262, 9),
    ],
    [
      ground(SKY, p),
      ...steps(BLUE, '待遇', ['五险一金', '带薪年假', '定期体检', '技能培训'], 20, 50, 16),
    ],
  ],
  11: (p) => trifold(BLUE, SKY, '企业名称', ['关于我们', '产品', '服务', '案例'], p),
  12: (p) => trifold(GREEN, LEAF, '门店名称', ['本店特色', '新品', '会员', '活动'], p),
  13: (p) => [
    [
      rect(BROWN, 210, -p.b, 210 + p.b, p.h + 2 * p.b),
      rect(CREAM, -p.b, -p.b, 210 + p.b, p.h + 2 * p.b),
      ...frame(GOLD, 228, 20, 174, p.h - 40, 0.8),
      text(CREAM, '菜单', 315, 150, 46, { ...middle, gap: 0.3 }),
      text(BROWN, '店名', 105, 140, 20, middle),
      text(BROWN, '地址与订座电话', 105, 160, 8, { ...middle, ...thin }),
    ],
    [
      ground(CREAM, p),
      ...['凉菜', '热菜'].flatMap((title, at) => [
        text(BROWN, title, 24 + at * 210, 44, 18),
        ...dishes(
          BLACK,
          ['菜名一', '菜名二', '菜名三', '菜名四', '菜名五', '菜名六', '菜名七', '菜名八'],
          24 + at * 210,
          76,
          162,
          24,
        ),
      ]),
    ],
  ],
  14: (p) => [
    [
      ground(BLUE, p),
      ...Array.from({ length: 6 }, (_, at) =>
        ellipse(at % 2 === 0 ? SKY : BLUE, 300, 200, 190 - at * 30),
      ),
      ellipse(GOLD, 300, 200, 24),
      text(WHITE, '展会', 40, 390, 96),
      text(WHITE, '展位 A00 · 欢迎莅临', 40, 440, 26, thin),
      rect(GOLD, 40, 466, 120, 4),
      text(WHITE, '时间 0000 年 00 月 00 日', 40, 506, 18, thin),
    ],
  ],
  15: (p) => [
    [
      ground(LEAF, p),
      ellipse(GREEN, 25, 25, 21),
      ellipse(WHITE, 25, 25, 19.6),
      ellipse(RED, 25, 18, 6.5),
      rect(GREEN, 24.6, 8, 0.9, 5),
      text(GREEN, '果园直发', 25, 35, 6.4, middle),
      text(GREEN, '当季新鲜', 25, 40.6, 3, { ...middle, ...thin }),
    ],
  ],
  16: (p) => [
    [
      ground(WHITE, p),
      rect(BLUE, -p.b, -p.b, p.w + 2 * p.b, 13 + p.b),
      text(WHITE, '冷藏保存', 30, 9.5, 7, middle),
      text(BLUE, '0–4 ℃', 8, 25, 8),
      text(BLACK, '生产日期', 8, 32, 3, thin),
      rect(GREY, 22, 32.4, 30, 0.25),
      text(BLACK, '保质期', 8, 37, 3, thin),
      rect(GREY, 22, 37.4, 30, 0.25),
    ],
  ],
  17: (p) => [
    [
      ground(WHITE, p),
      rect(BLACK, -p.b, -p.b, p.w + 2 * p.b, 8.5 + p.b),
      text(WHITE, '固定资产', 25, 6.6, 4.6, middle),
      text(BLACK, 'No.', 5, 18, 4.4),
      text(BLACK, '部门', 5, 25.6, 2.8, thin),
      rect(GREY, 12, 25.9, 32, 0.25),
    ],
  ],
  18: (p) => [
    [
      ground(CREAM, p),
      ...[65, 225].flatMap((x) => [
        ellipse(GREEN, x, 125, 20),
        text(CREAM, '品牌', x, 130, 13, middle),
        text(GREEN, '产品名称', x, 168, 8, middle),
      ]),
      ...[145, 305].flatMap((x) => [
        text(GREEN, '成分与用法', x, 110, 5, middle),
        ...lines(GREEN, x - 20, 120, 40, 7, 8),
      ]),
    ],
  ],
  19: () => [
    [
      ...[145, 475].flatMap((x) => [
        ...ring(BLACK, WHITE, x, 165, 52, 3),
        text(BLACK, '店名', x, 180, 42, middle),
        text(BLACK, '地址与电话', x, 255, 12, { ...middle, ...thin }),
      ]),
    ],
  ],
  20: (p) => [
    [
      ground(RED, p),
      ...fish(GOLD, 60, 105, 22),
      ...fish(GOLD, 66, 140, 15),
      text(GOLD, '福', 60, 80, 26, middle),
      ...[0, 1, 2].map((at) => rect(GOLD, 30, 176 + at * 5, 60, 0.8)),
      ...flower(GOLD, RED, 150, 100, 20),
    ],
  ],
  21: (p) => [
    [
      ground(GOLD, p),
      ...ring(RED, GOLD, 60, 105, 30, 2),
      text(RED, '如意', 60, 114, 26, middle),
      ...[40, 80].map((x) => ellipse(RED, x, 160, 8, 4)),
      rect(RED, 40, 158.6, 40, 2.8),
      ...ring(RED, GOLD, 150, 105, 24, 2),
    ],
  ],
  22: (p) =>
    ['春回大地千山秀', '福满人间万象新'].map((verse) => [
      ...frame(BLACK, 14, 14, p.w - 28, p.h - 28, 2),
      ...[...verse].map((one, at) =>
        turned(text(BLACK, one, 84 + at * 112, 148, 104, middle), 84 + at * 112, 110),
      ),
    ]),
  23: (p) => [
    [
      ...frame(BLACK, 22, 22, p.w - 44, p.h - 44, 3),
      ...ring(BLACK, WHITE, 165, 165, 128, 2),
      text(BLACK, '福', 165, 238, 200, middle),
      ...flower(BLACK, WHITE, 45, 45, 12),
      ...flower(BLACK, WHITE, 285, 285, 12),
    ],
  ],
  24: (p) => [
    [
      rect(RED, 105, -p.b, 105 + p.b, p.h + 2 * p.b),
      rect(ROSE, -p.b, -p.b, 105 + p.b, p.h + 2 * p.b),
      ...flower(GOLD, RED, 157, 48, 26),
      text(GOLD, '新岁', 157, 112, 24, { ...middle, gap: 0.2 }),
      text(RED, '公司名称', 52, 120, 6, middle),
    ],
    [
      ground(WHITE, p),
      text(RED, '恭贺新年', 157, 50, 13, middle),
      ...lines(PALE, 124, 70, 66, 12, 5),
    ],
  ],
};
