/** The promise: factories, zones, working days, cut-off, carriers. */
import { describe, expect, it } from 'vitest';
import { productById } from '../src/catalogue/products.ts';
import { dateOf } from '../src/delivery/calendar.ts';
import { datesOf, type Road, startDay } from '../src/delivery/delivery.ts';
import { chargeableGrams, freightFor, routeTo } from '../src/delivery/freight.ts';
import { findProvince, PROVINCES } from '../src/delivery/geo.ts';
import { fen } from '../src/money.ts';
import { book } from '../src/priceBook/book.ts';
import { quote } from '../src/quote.ts';
import type { Delivery, Product, QuoteInput } from '../src/types.ts';

function product(id: number): Product {
  const found = productById(id);
  if (!found) throw new Error(`no product ${id}`);
  return found;
}

function promise(id: number, change: Partial<QuoteInput> = {}): Delivery {
  const one = product(id);
  const answer = quote(one, book, {
    configuration: one.defaults,
    customer: { type: 3, vipLevel: 0 },
    destination: { province: '上海市' },
    urgent: 'none',
    now: '2026-11-20T09:00:00+08:00',
    ...change,
  });
  if (!answer.valid || !answer.delivery) throw new Error(JSON.stringify(answer));
  return answer.delivery;
}

describe('factories', () => {
  const served: [string, number][] = book.factories.flatMap((factory) =>
    factory.serves.map((province): [string, number] => [province, factory.id]),
  );

  it('serve every province of the mainland exactly once', () => {
    const mainland = PROVINCES.filter((one) => !book.unreachable.includes(one.name));
    expect(served.map(([province]) => province).sort()).toEqual(
      mainland.map((one) => one.name).sort(),
    );
    expect(book.factories.map((one) => one.id)).toEqual([0, 1, 6, 7]);
  });

  it.each([
    ['上海市', 201, 0],
    ['福建省', 201, 0],
    ['河南省', 201, 0],
    ['四川省', 201, 1],
    ['广东省', 101, 1],
    ['陕西省', 201, 6],
    ['甘肃省', 201, 6],
    ['北京市', 201, 7],
    ['黑龙江省', 201, 7],
    ['陕西省', 401, 1],
    ['四川省', 501, 6],
  ] as const)('%s, product %i: factory %i', (province, id, factory) => {
    const made = promise(id, { destination: { province } });
    const capable = book.factories.find((one) => one.id === made.factory.id);
    expect(capable?.families).toContain(product(id).family);
    expect([made.factory.id, made.options.find((one) => one.code === made.carrier)?.fee]).toEqual([
      factory,
      expect.any(Number),
    ]);
  });

  it('keeps a factory that was fixed with the order', () => {
    expect(promise(201, { factory: 7 }).factory.id).toBe(7);
  });
});

describe('zones', () => {
  const yongcheng = book.factories[0];
  it.each([
    ['河南省', 1],
    ['安徽省', 2],
    ['山东省', 2],
    ['福建省', 3],
    ['北京市', 3],
    ['云南省', 4],
    ['西藏自治区', 5],
    ['新疆维吾尔自治区', 5],
  ] as const)('from 永城 to %s is zone %i', (province, zone) => {
    if (!yongcheng) throw new Error('no factory');
    expect(routeTo(book, yongcheng, { province })?.zone).toBe(zone);
  });

  it('reads provinces by short and full names', () => {
    expect(findProvince('内蒙古自治区')?.capital).toBe('呼和浩特');
    expect(findProvince(' 上海 ')?.name).toBe('上海');
    expect(findProvince('火星')).toBeUndefined();
  });

  it('knows the same city for pick-up and van', () => {
    const pickup = promise(201, {
      destination: { province: '四川省', city: '成都市' },
      carrier: 'pickup',
    });
    expect(pickup.factory.id).toBe(1);
    const van = promise(101, {
      destination: { province: '天津市', city: '天津市' },
      carrier: 'van',
    });
    expect(van.options.find((one) => one.code === 'van')).toMatchObject({
      fee: 1500,
      available: true,
    });
    const free = promise(501, {
      destination: { province: '天津市' },
      carrier: 'van',
    });
    expect(free.options.find((one) => one.code === 'van')?.fee).toBe(0);
  });
});

describe('freight', () => {
  it('charges the larger of weight and volume, up to the step', () => {
    const shunfeng = book.carriers.find((one) => one.code === 'shunfeng');
    if (!shunfeng) throw new Error('no carrier');
    expect(chargeableGrams(shunfeng, 10_279, 0)).toBe(10_500);
    expect(chargeableGrams(shunfeng, 1000, 60_000)).toBe(10_000);
    expect(chargeableGrams(shunfeng, 1000, 0)).toBe(1000);
  });

  it.each([
    ['zhongtong', 500, 500],
    ['zhongtong', 1001, 600],
    ['jd', 1001, 1000],
    ['shunfeng', 2500, 1500],
    ['ems', 3000, 900],
  ] as const)('%s takes %i g in the own province for %i fen', (code, grams, fee) => {
    const [factory] = book.factories;
    const rate = book.carriers.find((one) => one.code === code);
    const destination = { province: '河南省' };
    const route = factory && routeTo(book, factory, destination);
    if (!rate || !route) throw new Error('no route');
    const parcel = { grams, cm3: 0, cartons: 0, parcels: 1 };
    expect(freightFor(book, rate, route, parcel, fen(0))).toMatchObject({ fee });
  });

  it('reaches all zones with every parcel carrier, dearer with each zone', () => {
    for (const rate of book.carriers) {
      expect(rate.zones).toHaveLength(5);
      expect(rate.transit).toHaveLength(5);
      if (rate.charge === 'flat') continue;
      const fees = rate.zones.map(([first, further]) => first + further);
      expect([...fees].sort((a, b) => a - b)).toEqual(fees);
    }
  });

  it('marks one cheapest, one fastest and one recommended carrier', () => {
    const { options, carrier } = promise(201, { destination: { province: '福建省' } });
    for (const tag of ['cheapest', 'fastest', 'recommended'] as const) {
      expect(options.filter((one) => one.tags.includes(tag))).toHaveLength(1);
    }
    expect(options.find((one) => one.code === carrier)?.tags).toContain('recommended');
    expect(options.every((one) => one.available || one.reason !== '')).toBe(true);
  });
});

describe('dates', () => {
  it.each([
    ['before the cut-off', '2026-11-20', '16:29', true, '2026-11-20'],
    ['at the cut-off', '2026-11-20', '16:30', true, '2026-11-21'],
    ['on Saturday evening', '2026-11-21', '20:00', true, '2026-11-23'],
    ['on Sunday', '2026-11-22', '09:00', true, '2026-11-23'],
    ['file not confirmed', '2026-11-20', '09:00', false, '2026-11-21'],
    ['before 国庆节', '2026-09-30', '17:00', true, '2026-10-08'],
  ] as const)('%s production starts', (_, date, time, confirmed, start) => {
    expect(dateOf(startDay(book.cutOff, { date, time }, confirmed))).toBe(start);
  });

  it('ships gang cards after two working days: Friday to Monday', () => {
    expect(promise(101)).toMatchObject({
      startDate: '2026-11-20',
      shipDate: '2026-11-23',
      days: 2,
    });
  });

  it('fixes the days of a plan at the moment that counts, not when it was made', () => {
    const plan = promise(101);
    expect(datesOf(book, plan, [plan], '2026-11-20T09:00:00+08:00')).toEqual({
      shipDate: plan.shipDate,
      arriveDate: plan.arriveDate,
    });
    expect(datesOf(book, plan, [plan], '2026-11-27T16:30:00+08:00')).toMatchObject({
      shipDate: '2026-12-01',
    });
  });

  it('has arrived when it is at its last address, also where another carrier pauses on the way', () => {
    const plan = { days: 2, cutOff: book.cutOff };
    const now = '2026-02-12T09:00:00+08:00';
    const arrives = (...roads: [Road, ...Road[]]) => datesOf(book, plan, roads, now).arriveDate;
    const through = { carrier: 'shunfeng', transitDays: 3 };
    const pausing = { carrier: 'zhongtong', transitDays: 2 };
    expect(arrives(pausing) > arrives(through)).toBe(true);
    expect(arrives(through, pausing)).toBe(arrives(pausing));
    expect(arrives(pausing, through)).toBe(arrives(pausing));
  });

  it('counts foil and emboss one day each', () => {
    const card = product(102);
    const crafts = [{ id: 'foil' }, { id: 'emboss' }];
    const plain = promise(102, { configuration: { ...card.defaults, crafts: [] } });
    expect(promise(102, { configuration: { ...card.defaults, crafts } }).days).toBe(plain.days + 2);
  });

  it('makes digital flyers in one day, urgent ones the same day', () => {
    const configuration = { ...product(201).defaults, quantity: 50 };
    expect(promise(201, { configuration }).days).toBe(1);
    const today = promise(201, { configuration, urgent: 'sameDay' });
    expect(today).toMatchObject({ days: 0, shipDate: '2026-11-20' });
  });

  it('lets most couriers rest over the Spring Festival, not 顺丰', () => {
    const { options } = promise(701, {
      now: '2026-02-14T09:00:00+08:00',
      destination: { province: '福建省' },
    });
    expect(options.find((one) => one.code === 'zhongtong')?.arriveDate).toBe('2026-02-21');
    expect(options.find((one) => one.code === 'shunfeng')?.arriveDate).toBe('2026-02-16');
  });
});
