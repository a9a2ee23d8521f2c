/** The configurator: reasons, smallest conflicts, nearest configurations, choices. */
import { describe, expect, it } from 'vitest';
import { productById, products } from '../src/catalogue/products.ts';
import { problemsOf } from '../src/configure/check.ts';
import {
  choose,
  defaultConfiguration,
  evaluate,
  giveUp,
  describe as inWords,
  optionStates,
  repair,
  smallestConflict,
} from '../src/configure/configure.ts';
import { differences } from '../src/configure/difference.ts';
import {
  defaultUse,
  parseOption,
  withCraft,
  withOption,
  withoutCraft,
} from '../src/configure/options.ts';
import type { Configuration, OptionId, Product } from '../src/types.ts';
import { randomConfiguration, seeded } from './jobs.ts';

function product(id: number): Product {
  const found = productById(id);
  if (!found) throw new Error(`no product ${id}`);
  return found;
}

/** Default configuration of a product with options chosen, nothing repaired. */
function with_(id: number, ...options: OptionId[]): Configuration {
  const one = product(id);
  return options.reduce<Configuration>((configuration, option) => {
    const { field, value } = parseOption(option);
    return withOption(one, configuration, field, value);
  }, one.defaults);
}

describe('the configurator', () => {
  it.each(products.map((one) => [one.id, one.name, one] as const))(
    '%i %s starts valid',
    (_, __, one) => {
      expect(problemsOf(one, defaultConfiguration(one))).toEqual([]);
    },
  );

  it.each([
    [202, ['craft:filmGloss'], '双胶纸不能覆膜：纸面吸胶会起泡'],
    [201, ['gsm:128', 'craft:filmMatt'], '157 克以下不能覆膜：薄纸覆膜后会卷曲'],
    [102, ['craft:emboss', 'material:pearl'], null],
    [101, ['craft:uv'], null],
    [201, ['gsm:157', 'craft:uv'], '局部 UV 须先覆膜：直接上光油会渗色、掉油'],
    [201, ['spot:1', 'quantity:100'], '专色须上胶印机，500 张起印'],
    [604, ['material:wannianhong', 'colours:4+0'], '万年红是红底纸，四色会偏色，只能印单色或烫金'],
    [401, ['size:custom'], null],
    [401, ['material:labelClear', 'craft:filmMatt'], '透明不干胶覆哑膜会发白，失去透明效果'],
    [404, ['size:r60x40'], '圆形模切须宽高相等，请改尺寸或选方形、异形'],
    [301, ['pages:56'], '157 克内页超过 48P 骑马订会拱起，请改 128 克或减少页数'],
    [301, ['craft:filmGloss'], '封面与内页同纸时不能覆膜，请选择独立封面'],
    [503, ['gsm:210'], '宽 300 mm 以上、230 克以下的手提袋须加衬板，否则袋口会撕裂'],
    [104, ['craft:filmGloss'], '覆膜后点线撕不断，请去掉覆膜或点线'],
  ] as const)('%i with %j: %s', (id, options, reason) => {
    const { valid, conflicts } = evaluate(product(id), with_(id, ...options));
    expect(valid).toBe(reason === null);
    expect(conflicts[0]?.reason ?? null).toBe(reason);
  });

  it('requires a crease from 157 g and proposes the one that fits the fold', () => {
    const folded = product(203);
    const bare = withoutCraft(folded.defaults, 'crease2');
    const { conflicts, nearest } = evaluate(folded, bare);
    expect(conflicts).toMatchObject([
      { ids: ['gsm:157'], reason: '157克以上折页须压痕：否则折线会爆色' },
    ]);
    expect(nearest[0]?.changes).toEqual([{ field: 'craft', from: '', to: '压痕 2 道' }]);
  });

  it('names the smallest set of options: dropping any one ends the conflict', () => {
    const flyer = product(201);
    const conflict = smallestConflict(flyer, with_(201, 'gsm:128', 'craft:filmMatt'));
    expect(conflict?.ids).toEqual(['gsm:128', 'craft:filmMatt']);
    expect(smallestConflict(flyer, flyer.defaults)).toBeNull();
  });

  it('reports what is missing', () => {
    const book = product(302);
    const { coverId: _, ...coverless } = book.defaults;
    expect(evaluate(book, coverless).missing).toMatchObject([
      { field: 'cover', reason: '请选择封面纸' },
    ]);
    const sticker = product(401);
    const noDie = withoutCraft(sticker.defaults, 'dieRound');
    expect(evaluate(sticker, noDie).missing).toMatchObject([
      { field: 'craft', reason: '请选择模切形状' },
    ]);
    const nothing = { ...product(201).defaults, sizeId: '', materialId: '' };
    expect(evaluate(product(201), nothing).missing.map((one) => one.field)).toMatchObject([
      'size',
      'material',
    ]);
  });

  it.each([
    ['宽度须为 40–100 mm', { sizeId: 'custom', widthMm: 20 }],
    ['宽度须为 40–100 mm', { sizeId: 'custom', widthMm: 90.5 }],
    ['宽度须为 40–100 mm', { sizeId: 'custom', widthMm: Number.NaN }],
    ['该产品没有这个尺寸', { sizeId: 'a0' }],
    ['尺寸与“90×54 标准”不符', { widthMm: 91 }],
    ['该产品没有厚度', { depthMm: 3 }],
    ['该产品没有这种纸张', { materialId: 'gold' }],
    ['铜版纸没有 301 克，可选 300、250 克', { gsm: 301 }],
    ['专色最多 2 个', { spot: 3 }],
    ['该产品没有页数', { pages: 8 }],
    ['数量须为 2–50 盒', { quantity: 1 }],
    ['数量须为 2–50 盒', { quantity: 2.5 }],
    ['款数须为 1–50', { styles: 0 }],
    ['该产品没有这种工艺', { crafts: [{ id: 'laser' }] }],
    ['该产品没有这种工艺', { crafts: [{ id: '__proto__' }] }],
    ['覆膜只能选一种', { crafts: [{ id: 'filmGloss' }, { id: 'filmMatt' }] }],
    ['覆膜只能选一种', { crafts: [{ id: 'filmGloss' }, { id: 'filmGloss' }] }],
    ['烫金的面积须为 1–40 cm²', { crafts: [{ id: 'foil', params: { area: 0 } }] }],
    ['烫金的面积须为 1–40 cm²', { crafts: [{ id: 'foil', params: { area: 1e9 } }] }],
    ['打孔没有“area”这个参数', { crafts: [{ id: 'punch', params: { area: 1 } }] }],
    ['烫金没有“count”这个参数', { crafts: [{ id: 'foil', params: { count: 0 } }] }],
    ['该产品没有封面', { coverId: 'c200' }],
    ['配置里没有“price”这一项', { price: 1 }],
    ['圆角 R3不分单双面', { crafts: [{ id: 'cornerR3', sides: 2 }] }],
    ['配置属于另一个产品', { productId: 201 }],
  ] as const)('refuses with “%s” and repairs it', (reason, change) => {
    const card = product(101);
    const configuration = { ...card.defaults, ...change } as Configuration;
    const { conflicts } = evaluate(card, configuration);
    expect(conflicts.map((one) => one.reason)).toContain(reason);
    expect(evaluate(card, repair(card, configuration)).valid).toBe(true);
  });

  it('refuses a box that no press can take, with its flat size', () => {
    const box = product(501);
    const large = {
      ...box.defaults,
      sizeId: 'custom',
      widthMm: 250,
      heightMm: 350,
      depthMm: 150,
    };
    const { conflicts, nearest } = evaluate(box, large);
    expect(conflicts[0]?.reason).toBe('展开 815×674 mm，超过最大印张 889×597 mm');
    expect(nearest.length).toBeGreaterThan(0);
  });
});

describe('option states', () => {
  it('says why film is not available on 128 g and what would allow it', () => {
    const flyer = product(201);
    const state = optionStates(flyer, with_(201, 'gsm:128')).find(
      (one) => one.id === 'craft:filmMatt',
    );
    expect(state).toMatchObject({
      available: false,
      reason: '157 克以下不能覆膜：薄纸覆膜后会卷曲',
      conflictsWith: ['gsm:128'],
      nearest: {
        changes: [
          { field: 'gsm', from: '128g', to: '157g' },
          { field: 'craft', from: '', to: '覆哑膜（双面）' },
        ],
      },
    });
  });

  it.each(products.map((one) => [one.id, one.name, one] as const))(
    '%i %s: an available option gives a valid configuration, another one its nearest',
    (_, __, one) => {
      for (const state of optionStates(one, one.defaults)) {
        const { field, value } = parseOption(state.id);
        const chosen = withOption(one, one.defaults, field, value);
        if (state.available) expect(problemsOf(one, chosen)).toEqual([]);
        else {
          expect(state.reason).not.toBe('');
          const to = state.nearest?.configuration;
          if (!to) continue;
          expect(problemsOf(one, to)).toEqual([]);
          const has =
            field === 'craft'
              ? to.crafts.some((use) => use.id === value)
              : optionStates(one, to).some((other) => other.id === state.id && other.chosen);
          expect(has).toBe(true);
        }
      }
    },
  );

  it('does not blame an option for a conflict among others', () => {
    const broken = with_(201, 'gsm:128', 'craft:filmMatt');
    const states = optionStates(product(201), broken);
    expect(states.find((one) => one.id === 'size:a5')?.available).toBe(true);
    expect(states.find((one) => one.id === 'craft:punch')?.available).toBe(true);
    expect(states.find((one) => one.id === 'gsm:157')?.available).toBe(true);
    expect(states.find((one) => one.id === 'gsm:105')?.available).toBe(false);
  });
});

describe('choosing', () => {
  it('brings what comes with it by default: UV brings matt film', () => {
    const bare = { ...product(101).defaults, crafts: [] };
    const { configuration, changes } = choose(product(101), bare, 'craft:uv');
    expect(configuration.crafts.map((use) => use.id)).toEqual(['uv', 'filmMatt']);
    expect(changes.map((one) => one.to)).toEqual(['覆哑膜（双面）']);
  });

  it('repairs around the choice and says what it changed', () => {
    const flyer = product(201);
    const { configuration, changes } = choose(flyer, with_(201, 'gsm:128'), 'craft:filmGloss');
    expect(configuration).toMatchObject({ gsm: 157 });
    expect(configuration.crafts.map((use) => use.id)).toEqual(['filmGloss']);
    expect(changes).toEqual([{ field: 'gsm', from: '128g', to: '157g' }]);
  });

  it('moves the crease with the fold', () => {
    const folded = product(205);
    const { configuration } = choose(folded, folded.defaults, 'craft:foldAccordion6');
    expect(configuration.crafts.map((use) => use.id).sort()).toEqual(['crease5', 'foldAccordion6']);
    expect(configuration.sizeId).toBe('a3');
  });

  it('says why something else had to change', () => {
    const glossy = with_(101, 'craft:filmGloss');
    const { changes, reasons } = choose(product(101), glossy, 'craft:uv');
    expect(changes).toEqual([{ field: 'craft', from: '覆亮膜（双面）', to: '覆哑膜（双面）' }]);
    expect(reasons).toEqual(['哑膜上的局部 UV 对比最明显']);
    const thin = with_(201, 'gsm:128');
    expect(choose(product(201), thin, 'craft:filmMatt').reasons).toEqual([
      '157 克以下不能覆膜：薄纸覆膜后会卷曲',
    ]);
    expect(choose(product(101), glossy, 'craft:cornerR3').reasons).toEqual([]);
  });

  it('gives up a craft with what cannot be without it, and brings nothing in its place', () => {
    const shining = with_(101, 'craft:filmMatt', 'craft:uv');
    const { configuration, changes, reasons } = giveUp(product(101), shining, 'filmMatt');
    expect(configuration.crafts).toEqual([]);
    expect(changes).toEqual([
      { field: 'craft', from: '局部 UV（双面）', to: '不要局部 UV', isDropped: true },
    ]);
    expect(reasons).toEqual(['局部 UV 须先覆膜：直接上光油会渗色、掉油']);
  });

  it('gives up any craft of any product for something that can be made', () => {
    for (const one of products) {
      for (const { id } of one.defaults.crafts) {
        const { configuration } = giveUp(one, one.defaults, id);
        expect(problemsOf(one, configuration), `${one.id} ${id}`).toEqual([]);
      }
    }
  });

  it('keeps the chosen option whatever it is', () => {
    for (const one of products) {
      for (const state of optionStates(one, one.defaults)) {
        if (!state.available && !state.nearest) continue;
        const { configuration } = choose(one, one.defaults, state.id);
        expect(problemsOf(one, configuration)).toEqual([]);
      }
    }
  });
});

/** Every configuration of a product over its presets, at one quantity. */
function space(one: Product, quantity: number): Configuration[] {
  let all: Configuration[] = one.size.presets.map((size) => ({
    ...withOption(one, one.defaults, 'size', size.id),
    quantity,
    crafts: [],
  }));
  all = all.flatMap((c) =>
    one.materials.flatMap((material) =>
      material.gsm.map((gsm) => ({ ...c, materialId: material.id, gsm })),
    ),
  );
  all = all.flatMap((c) => one.colours.map((colours) => ({ ...c, colours })));
  for (const craft of one.crafts) {
    all = all.flatMap((c) => {
      const more = withCraft(one, c, craft.id);
      return more.crafts.length > c.crafts.length ? [c, more] : [c];
    });
  }
  return all.filter((c) => problemsOf(one, c).length === 0);
}

describe('the nearest configuration', () => {
  it.each([203, 604, 101])('of %i has the fewest changes of all valid ones', (id) => {
    const one = product(id);
    const pick = seeded(id);
    let compared = 0;
    const quantity = one.quantity.tiers[2] ?? 1;
    const valid = space(one, quantity);
    for (let n = 0; n < 60; n += 1) {
      const { spot: _, ...random } = randomConfiguration(pick, one);
      if (random.sizeId === 'custom') continue;
      // the space has crafts as they are first chosen, sides included
      const crafts = random.crafts.flatMap((use) =>
        one.crafts.filter((craft) => craft.id === use.id).map((craft) => defaultUse(craft, random)),
      );
      const configuration = { ...random, crafts, quantity, styles: 1 };
      const { valid: isValid, nearest } = evaluate(one, configuration);
      if (isValid) continue;
      compared += 1;
      const counts = valid.map((to) => differences(one, configuration, to).length);
      expect(nearest[0]?.changes.length).toBe(Math.min(...counts));
    }
    expect(compared).toBeGreaterThan(3);
  });
});

describe('the specification line', () => {
  it.each([
    [101, '300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜（双面）'],
    [301, '157g 铜版 · 210×285 · 24P · 双面 · 封面同内页 · 500 本 · 骑马订'],
    [501, '350g 白卡 · 100×60×150 · 单面 · 2,000 个 · 覆亮膜'],
    [701, '1 包'],
  ])('of %i reads %s', (id, words) => {
    expect(inWords(product(id), product(id).defaults)).toBe(words);
  });

  it('names styles, spot inks and a separate cover', () => {
    const book = { ...product(302).defaults, styles: 2 };
    expect(inWords(product(302), book)).toBe(
      '128g 铜版 · 210×285 · 64P · 双面 · 封面 250g 铜版 · 500 本 × 2 款 · 无线胶装 · 覆哑膜',
    );
    expect(inWords(product(201), with_(201, 'spot:2'))).toContain('2 专色');
  });
});
