/** Offices and topics of the demo. */
import type { Office } from '@banxin/contract/calls/company/offices.schemas';
import type { Bilingual } from '@banxin/contract/entities/bilingual';
import type { TopicProduct } from '../tables/company.ts';
import type { Tx } from '../transaction.ts';
import { stillRunning } from './stillRunning.ts';

const HOTLINE = '400-000-0000';

const both = (zh: string, en: string): Bilingual => ({ zh, en });

type Ways = Office['ways'];
const ways = (rail: Bilingual, bus: Bilingual, truck: Bilingual): Ways => [
  { by: 'rail', text: rail },
  { by: 'bus', text: bus },
  { by: 'truck', text: truck },
];

const offices: readonly (readonly [id: number, address: Bilingual, ways: Ways])[] = [
  [
    0,
    both(
      '河南省永城市产业集聚区印刷产业园文印路 18 号',
      '18 Wenyin Road, Printing Park, Industrial Zone, Yongcheng, Henan',
    ),
    ways(
      both('永城北站下车，打车约 25 分钟', 'From Yongcheng North station about 25 minutes by taxi'),
      both('乘 8 路到“印刷产业园”站，向东步行 300 米', 'Bus 8 to Printing Park, then 300 m east'),
      both(
        '货车走文印路东门，08:00–20:00 装卸，限高 4.2 米',
        'Lorries take the east gate in Wenyin Road, 08:00–20:00, 4.2 m clearance',
      ),
    ),
  ],
  [
    1,
    both('四川省成都市温江区锦墨大道 66 号', '66 Jinmo Avenue, Wenjiang, Chengdu, Sichuan'),
    ways(
      both(
        '地铁 4 号线到终点，换出租车约 15 分钟',
        'Metro line 4 to its end, then 15 minutes by taxi',
      ),
      both('乘 W12 路到“锦墨大道中”站，步行 200 米', 'Bus W12 to Jinmo Avenue Middle, then 200 m'),
      both(
        '货车走锦墨大道 2 号门，08:00–20:00 装卸，限高 4.0 米',
        'Lorries take gate 2 in Jinmo Avenue, 08:00–20:00, 4.0 m clearance',
      ),
    ),
  ],
  [
    6,
    both('甘肃省天水市秦州区纸坊路 9 号', '9 Zhifang Road, Qinzhou, Tianshui, Gansu'),
    ways(
      both('天水南站下车，打车约 20 分钟', 'From Tianshui South station about 20 minutes by taxi'),
      both('乘 21 路到“纸坊路口”站，向北步行 400 米', 'Bus 21 to Zhifang Road, then 400 m north'),
      both(
        '货车走纸坊路北门，08:00–18:00 装卸，限高 4.2 米',
        'Lorries take the north gate in Zhifang Road, 08:00–18:00, 4.2 m clearance',
      ),
    ),
  ],
  [
    7,
    both('天津市北辰区版桥道 27 号', '27 Banqiao Road, Beichen, Tianjin'),
    ways(
      both(
        '地铁 3 号线到北辰方向，换出租车约 10 分钟',
        'Metro line 3 towards Beichen, then 10 minutes by taxi',
      ),
      both('乘 651 路到“版桥道”站，步行 150 米', 'Bus 651 to Banqiao Road, then 150 m'),
      both(
        '货车走版桥道西门，08:00–20:00 装卸，限高 4.2 米，外地车请先办进津证',
        'Lorries take the west gate in Banqiao Road, 08:00–20:00, 4.2 m clearance; from elsewhere with a permit for Tianjin',
      ),
    ),
  ],
];

interface DemoTopic {
  readonly title: Bilingual;
  readonly summary: Bilingual;
  readonly why: Bilingual;
  readonly products: readonly TopicProduct[];
  readonly days: readonly [from: string, to: string];
}

const sold = (...ids: number[]): TopicProduct[] => ids.map((id) => ({ id }));

const topics: readonly DemoTopic[] = [
  {
    title: both('年货红包对联', 'Red envelopes and couplets'),
    summary: both(
      '红包、对联、福字、贺卡，一次备齐春节用品。',
      'Everything for Spring Festival in one order.',
    ),
    why: both(
      '烫金和击凸各加一天，腊月产线最忙。大寒前下单，普通快递能在小年前送到；同一收货地址合并发货，运费只算一次。',
      'Foil and embossing take a day each, and the weeks before the festival are the busiest. Ordered together, they travel in one consignment.',
    ),
    products: sold(601, 602, 603, 604, 605, 606),
    days: ['2026-11-01', '2027-02-04'],
  },
  {
    title: both('礼盒与手提袋', 'Boxes and bags'),
    summary: both(
      '彩盒、飞机盒、手提袋，同一套画面配成套。',
      'Boxes, mailers and bags in one design.',
    ),
    why: both(
      '盒与袋都按展开尺寸拼版。先定内装物的长宽高，再选袋子，袋身比盒子每边大 5 毫米才好取放。',
      'Boxes and bags are imposed by their flat size. Settle the contents first; a bag is 5 mm wider than its box on every side.',
    ),
    products: sold(501, 502, 503, 504, 505, 506),
    days: ['2026-10-15', '2027-03-31'],
  },
  {
    title: both('电商包裹四件套', 'Four things for a parcel'),
    summary: both(
      '感谢卡、冷藏标签、飞机盒、气泡袋：开箱的每一层。',
      'Card, label, mailer and bubble bag: every layer of a parcel.',
    ),
    why: both(
      '四样的起订量不同：卡片和标签按周备，飞机盒按月备，包装耗材是现货，随时补。',
      'Their smallest quantities differ: cards and labels by the week, mailers by the month, bags from the shelf at any time.',
    ),
    products: sold(107, 403, 502, 803),
    days: ['2026-10-20', '2027-06-30'],
  },
  {
    title: both('展会物料', 'For a trade fair'),
    summary: both(
      '名片、单页、折页、海报，开展前一周到手。',
      'Cards, flyers, leaflets and posters, there a week before.',
    ),
    why: both(
      '折页多两天，海报尺寸大、要平放装箱。倒推：开展前十个工作日定稿，前五个工作日收货，留出补印的时间。',
      'Leaflets take two days more and posters travel flat. Finish the files ten working days before the fair and have the goods five before.',
    ),
    products: sold(101, 201, 203, 206),
    days: ['2026-09-01', '2027-05-31'],
  },
  {
    title: both('看样再下单', 'Samples first'),
    summary: both(
      '纸样册、工艺样册、包装样品，先摸过再印。',
      'Papers, finishes and packaging to be touched first.',
    ),
    why: both(
      '屏幕上看不出纸的挺度和覆膜的手感。样册是现货，当日发出；会员有免费额度或九折。',
      'No screen shows how stiff a paper is or how a film feels. Sample books leave the same day; members get free ones or 10 % off.',
    ),
    products: sold(901, 902, 903, 904),
    days: ['2026-01-01', '2027-12-31'],
  },
  {
    title: both('门店开业', 'Opening a shop'),
    summary: both(
      '优惠券、开业单页、台卡、圆形贴纸：从发传单到收银台。',
      'Coupons, flyers, table cards and round stickers.',
    ),
    why: both(
      '先印单页和优惠券去发，台卡和贴纸可等店名、电话定下来再印。优惠券请印上流水号，收回时好核对。',
      'Flyers and coupons go out first; table cards and stickers can wait for the final name and phone. Number the coupons, so that they can be checked.',
    ),
    products: sold(104, 201, 207, 401),
    days: ['2026-03-01', '2027-12-31'],
  },
];

/** Writes every office and topic. */
export async function seedCompany(tx: Tx, writtenAt: string): Promise<void> {
  await tx
    .insertInto('offices')
    .values(
      offices.map(([id, address, text]) => ({
        factory_id: id,
        address: JSON.stringify(address),
        hotline: HOTLINE,
        ways: JSON.stringify(text),
      })),
    )
    .execute();
  await tx
    .insertInto('topics')
    .values(
      topics.map(({ title, summary, why, products, days: [from, to] }, index) => ({
        id: index + 1,
        title: JSON.stringify(title),
        summary: JSON.stringify(summary),
        why: JSON.stringify(why),
        products: JSON.stringify(products),
        starts_on: from,
        ends_on: stillRunning(to, writtenAt),
      })),
    )
    .execute();
}
