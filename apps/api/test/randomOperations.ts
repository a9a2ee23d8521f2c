/** Random operations of one customer, on the model and on the server: after each of them both say the same. */
import { orderStatus as s } from '@banxin/contract/enums/order';
import { type SeededRandom, seededRandom } from '../src/db/seed/seededRandom.ts';
import type { TestServer } from './harness.ts';
import * as model from './moneyModel.ts';
import { enterPurse, MoneyWorld, printOfPurse } from './moneyWorld.ts';

/** Operations of one customer; then another begins, so that a failing seed is short. */
export const CHAPTER = 250;

const CHANNELS = ['alipay', 'wechat', 'bank'] as const;
const COUPONS = 3;

/** One operation: how it is called, and what it is on both sides. */
interface Step {
  readonly name: string;
  readonly expected: () => model.Outcome;
  readonly asked: () => Promise<model.Outcome>;
}

type Maker = (
  purse: model.Purse,
  world: MoneyWorld,
  draw: SeededRandom,
  prices: model.Prices,
) => Step | null;

/** One of the latest: what is long over is left alone. */
const late = (draw: SeededRandom, length: number): number =>
  Math.max(0, length - 1 - draw.int(Math.min(length, 12)));

const orders = (purse: model.Purse, draw: SeededRandom): number[] => [
  ...new Set(Array.from({ length: 1 + draw.int(3) }, () => late(draw, purse.orders.length))),
];

/** On an order of the latest; null while there is none. */
const onOrder =
  (name: string, make: (at: number, purse: model.Purse, world: MoneyWorld) => Omit<Step, 'name'>) =>
  (purse: model.Purse, world: MoneyWorld, draw: SeededRandom): Step | null => {
    if (purse.orders.length === 0) return null;
    const at = late(draw, purse.orders.length);
    return { name: `${name} ${at}`, ...make(at, purse, world) };
  };

type PaymentStep = (
  at: number,
  payment: model.Purse['payments'][number],
  purse: model.Purse,
  world: MoneyWorld,
) => Omit<Step, 'name'>;

/** One of the latest; every other time the newest of those that `isMeant`, so that what can happen does. */
function somePayment(
  { payments }: model.Purse,
  draw: SeededRandom,
  isMeant: (payment: model.Purse['payments'][number]) => boolean,
): number {
  const meant = draw.int(2) === 0 ? payments.findLastIndex(isMeant) : -1;
  return meant < 0 ? late(draw, payments.length) : meant;
}

const isPending = ({ status }: model.Purse['payments'][number]): boolean => status === 'pending';

const onPayment =
  (name: string, make: PaymentStep) =>
  (purse: model.Purse, world: MoneyWorld, draw: SeededRandom): Step | null => {
    const at = somePayment(purse, draw, isPending);
    const payment = purse.payments[at];
    return payment ? { name: `${name} ${at}`, ...make(at, payment, purse, world) } : null;
  };

/** With the latest withdrawal; null while there is none. */
const onWithdrawal =
  (name: string, make: (at: number, purse: model.Purse, world: MoneyWorld) => Omit<Step, 'name'>) =>
  (purse: model.Purse, world: MoneyWorld): Step | null => {
    const at = purse.withdrawals.length - 1;
    return at < 0 ? null : { name: `${name} ${at}`, ...make(at, purse, world) };
  };

/** The account: filled, and taken out of. */
const accountMakers: readonly (readonly [times: number, make: Maker])[] = [
  [
    3,
    (purse, world, draw) => {
      const amount = model.TOP_UPS[draw.int(model.TOP_UPS.length)] ?? 0;
      const channel = CHANNELS[draw.int(3)] ?? 'bank';
      return {
        name: `topUp ${amount} ${channel}`,
        expected: () => model.topUp(purse, amount),
        asked: () => world.topUp(amount, channel),
      };
    },
  ],
  [
    // Begun and paid at once, so that much is given.
    3,
    (purse, world, draw) => {
      const amount = model.TOP_UPS[draw.int(model.TOP_UPS.length)] ?? 0;
      const channel = CHANNELS[draw.int(3)] ?? 'bank';
      let at = -1;
      return {
        name: `fill ${amount} ${channel}`,
        expected: () => {
          model.topUp(purse, amount);
          at = purse.payments.findIndex(
            ({ bonus, status }) => bonus !== null && status === 'pending',
          );
          const payment = purse.payments[at] as model.Purse['payments'][number];
          model.begin(payment, channel);
          return model.arrive(purse, payment, channel);
        },
        asked: async () => {
          await world.topUp(amount, channel);
          await world.begin(at, channel);
          return world.arrive(at, channel);
        },
      };
    },
  ],
  [
    // Ordered and paid from the balance, so that what was given is spent too.
    4,
    (purse, world, _, prices) => {
      const wish = { coupon: null, redPacket: 0 };
      return {
        name: 'buy cards',
        expected: () => {
          model.order(purse, prices, 'cards', wish);
          return model.pay(purse, purse.payments.at(-1) as model.Purse['payments'][number]);
        },
        asked: async () => {
          await world.order('cards', wish, purse.orders.at(-1)?.total ?? 0);
          return world.pay(purse.payments.length - 1);
        },
      };
    },
  ],
  [
    3,
    (purse, world, draw) => {
      // All that may be taken out, a fen more, or a part of it.
      const most = purse.balance - purse.bonus;
      const amount = [most, most, most + 1, 1 + draw.int(Math.max(1, most))][draw.int(4)] ?? 0;
      if (amount === 0) return null;
      return {
        name: `withdraw ${amount}`,
        expected: () => model.withdraw(purse, amount),
        asked: () => world.withdraw(amount),
      };
    },
  ],
  [
    1,
    onWithdrawal('takeBack', (at, purse, world) => ({
      expected: () => model.takeBack(purse, at),
      asked: () => world.takeBack(at),
    })),
  ],
  [
    2,
    onWithdrawal('payOut', (at, purse, world) => ({
      expected: () => model.desk(purse, at, true),
      asked: () => world.desk(at, true),
    })),
  ],
  [
    1,
    onWithdrawal('giveUp', (at, purse, world) => ({
      expected: () => model.desk(purse, at, false),
      asked: () => world.desk(at, false),
    })),
  ],
];

const makers: readonly (readonly [times: number, make: Maker])[] = [
  [
    6,
    (purse, world, draw, prices) => {
      const product = draw.int(2) === 0 ? 'cards' : 'flyers';
      // Red packets and coupons are for goods that are dear enough.
      const coupon = product === 'flyers' && draw.int(2) === 0 ? draw.int(COUPONS) : null;
      const redPacket = product === 'flyers' ? ([0, 300, 900][draw.int(3)] ?? 0) : 0;
      const wish = { coupon, redPacket };
      return {
        name: `order ${product} ${coupon} ${redPacket}`,
        expected: () => model.order(purse, prices, product, wish),
        asked: () => world.order(product, wish, purse.orders.at(-1)?.total ?? 0),
      };
    },
  ],
  [
    4,
    (purse, world, draw) => {
      if (purse.orders.length === 0) return null;
      const chosen = orders(purse, draw);
      return {
        name: `open ${chosen}`,
        expected: () => model.open(purse, chosen),
        asked: () => world.open(chosen),
      };
    },
  ],
  [
    5,
    onPayment('pay', (at, payment, purse, world) => ({
      expected: () => model.pay(purse, payment),
      asked: () => world.pay(at),
    })),
  ],
  [
    5,
    (purse, world, draw) => {
      const at = somePayment(purse, draw, isPending);
      const payment = purse.payments[at];
      const channel = CHANNELS[draw.int(3)] ?? 'bank';
      return payment
        ? {
            name: `begin ${at} ${channel}`,
            expected: () => model.begin(payment, channel),
            asked: () => world.begin(at, channel),
          }
        : null;
    },
  ],
  [
    5,
    (purse, world, draw) => {
      const at = somePayment(purse, draw, ({ trades }) => trades.size > 0);
      const payment = purse.payments[at];
      const begun = [...(payment?.trades ?? [])].filter(
        ([channel, state]) => channel === 'bank' || state !== 'closed',
      );
      const [channel] = begun[draw.int(Math.max(1, begun.length))] ?? [];
      if (!payment || !channel) return null;
      return {
        name: `arrive ${at} ${channel}`,
        expected: () => model.arrive(purse, payment, channel),
        asked: () => world.arrive(at, channel),
      };
    },
  ],
  [
    1,
    onPayment('close', (at, payment, _, world) => ({
      expected: () => model.close(payment),
      asked: () => world.close(at),
    })),
  ],
  [
    3,
    onOrder('cancel', (at, purse, world) => ({
      expected: () => model.cancel(purse, at),
      asked: () => world.cancel(at),
    })),
  ],
  [
    4,
    (purse, world, draw, prices) => {
      const at = late(draw, purse.orders.length);
      const order = purse.orders[at];
      const to = draw.int(3) === 0 ? 'near' : 'far';
      const payFrom = draw.int(2) === 0 ? 'balance' : 'cashier';
      if (!order) return null;
      const { product, place: from } = order;
      const isPaid = order.status === s.ordered && to === 'far' && from === 'near';
      return {
        name: `${isPaid && payFrom === 'cashier' ? 'wish' : 'move'} ${at} ${to} ${payFrom}`,
        expected: () => model.move(purse, prices, at, to, payFrom),
        asked: () => world.move(at, product, { from, to, payFrom }),
      };
    },
  ],
  [
    // Asked for and paid at once, so that much goes back of it later.
    3,
    (purse, world, draw, prices) => {
      const at = purse.orders.findLastIndex(
        ({ status, place }) => status === s.ordered && place === 'near',
      );
      const order = purse.orders[at];
      if (!order) return null;
      const way = (['balance', ...CHANNELS] as const)[draw.int(4)] ?? 'balance';
      const wish = { from: 'near', to: 'far', payFrom: 'cashier' } as const;
      let paid = -1;
      return {
        name: `further ${at} ${way}`,
        expected: () => {
          model.move(purse, prices, at, wish.to, wish.payFrom);
          paid = purse.payments.findIndex(
            ({ status, parts }) => status === 'pending' && parts.has(at),
          );
          const payment = purse.payments[paid] as model.Purse['payments'][number];
          if (way === 'balance') return model.pay(purse, payment);
          model.begin(payment, way);
          return model.arrive(purse, payment, way);
        },
        asked: async () => {
          await world.move(at, order.product, wish);
          if (way === 'balance') return world.pay(paid);
          await world.begin(paid, way);
          return world.arrive(paid, way);
        },
      };
    },
  ],
  [
    2,
    (purse, world) => {
      const at = purse.orders.findIndex(({ status }) => status === s.ordered);
      return at < 0
        ? null
        : {
            name: `ship ${at}`,
            expected: () => model.ship(purse, at),
            asked: () => world.ship(at),
          };
    },
  ],
  [
    2,
    (purse, world, draw) => {
      if (purse.orders.length === 0) return null;
      const chosen = orders(purse, draw);
      return {
        name: `receive ${chosen}`,
        expected: () => model.receive(purse, chosen),
        asked: () => world.receive(chosen),
      };
    },
  ],
  [
    1,
    onOrder('hide', (at, purse, world) => ({
      expected: () => model.hide(purse, at),
      asked: () => world.hide(at),
    })),
  ],
  [
    1,
    (purse, world) => ({
      name: 'ask',
      expected: () => model.ask(purse),
      asked: () => world.ask(),
    }),
  ],
  [
    1,
    (purse, world, draw) => {
      const isByHand = draw.int(2) === 0;
      return {
        name: `send back ${isByHand ? 'by hand too' : ''}`,
        expected: () => {
          model.sendBack(purse, false);
          return isByHand ? model.sendBack(purse, true) : 'done';
        },
        asked: () => world.sendBack(isByHand),
      };
    },
  ],
];

/** As many of each as it is to be drawn. */
const urn = [...makers, ...accountMakers].flatMap(([times, make]) =>
  Array.from({ length: times }, () => make),
);

/** Rarely, so that much is done in between. */
const EXPIRE_ONE_IN = 60;

/** What differed, and how to see it again. */
export class DivergedError extends Error {
  constructor(seed: number, steps: readonly string[], what: unknown) {
    super(
      `Model and database differ after operation ${steps.length} of seed ${seed}: ${JSON.stringify(what)}\n` +
        `${steps.slice(-15).join('\n')}\nAgain: npm run drill:model -- --seed=${seed} --operations=${steps.length}`,
    );
    this.name = 'DivergedError';
  }
}

/** Draws an operation that there is something for. */
function draws(
  purse: model.Purse,
  world: MoneyWorld,
  draw: SeededRandom,
  prices: model.Prices,
): Step {
  if (draw.int(EXPIRE_ONE_IN) === 0) {
    return {
      name: 'expire',
      expected: () => model.expire(purse),
      asked: () => world.expire(),
    };
  }
  for (;;) {
    const step = urn[draw.int(urn.length)]?.(purse, world, draw, prices);
    if (step) return step;
  }
}

/**
 * Does so many operations of a customer of its own. Answers how each sort ended, for whoever wants to see that nothing
 * was left out. @throws DivergedError
 */
export async function runChapter(
  server: TestServer,
  prices: model.Prices,
  seed: number,
  operations: number,
): Promise<Map<string, number>> {
  const draw = seededRandom(seed);
  const [balance, redPacket] = [20_000 + draw.int(200_000), 2_000 + draw.int(4_000)];
  const purse = model.openPurse(balance, redPacket, COUPONS);
  const person = await enterPurse(server, balance, redPacket, COUPONS);
  const world = new MoneyWorld(server, person, prices);
  const steps: string[] = [];
  const ended = new Map<string, number>();
  while (steps.length < operations) {
    const step = draws(purse, world, draw, prices);
    const given = purse.bonus;
    const granted = freightsPaid(purse);
    const expected = step.expected();
    steps.push(step.name);
    const came = await step.asked();
    if (came !== expected) throw new DivergedError(seed, steps, { expected, came });
    const [should, is] = [printOfPurse(purse), await world.print()];
    for (const part of Object.keys(should) as (keyof typeof should)[]) {
      if (JSON.stringify(sorted(should[part])) !== JSON.stringify(sorted(is[part]))) {
        throw new DivergedError(seed, steps, { part, model: should[part], database: is[part] });
      }
    }
    const [name = ''] = step.name.split(' ');
    const sorts = [`${name} ${came}`];
    if (purse.bonus < given) sorts.push('given money spent');
    if (purse.bonus > given && name !== 'fill' && name !== 'arrive') sorts.push('given money back');
    if (name !== 'move' && freightsPaid(purse) > granted) sorts.push('freight paid at the cashier');
    for (const sort of sorts) ended.set(sort, (ended.get(sort) ?? 0) + 1);
  }
  return ended;
}

/** How many changes of address were paid for. */
const freightsPaid = ({ payments }: model.Purse): number =>
  payments.filter(({ to, method }) => to !== null && method !== null).length;

/** Names of a record in one sequence. */
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
    : value;
