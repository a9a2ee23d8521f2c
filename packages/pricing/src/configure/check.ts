/**
 * What is wrong with a configuration: missing choices, values outside the template, broken rules.
 */

import { nUp } from '../plan/imposition.ts';
import { OFFSET_SHEETS, SHEETS } from '../plan/sheets.ts';
import { flatSize } from '../plan/unfold.ts';
import type { Configuration, Expr, OptionField, OptionId, Product, Range, Rule } from '../types.ts';
import type { Absent, Field } from '../wording/chinese.ts';
import { groupName, materialName } from '../wording/names.ts';
import { name, plain, type Sentence, sentence } from '../wording/sentence.ts';
import { quantitySentence } from '../words.ts';
import { checkCraft } from './craftUse.ts';
import { holds, type Lever, leversOf } from './expr.ts';
import { chosenOption } from './options.ts';
import { inRange, rangeSentence } from './range.ts';

/** One thing that is wrong, with what could be changed about it. */
export interface Problem {
  /** Set when something required was not chosen. */
  missing: OptionField | null;
  /** Smallest set of chosen options that causes it. */
  ids: OptionId[];
  reason: Sentence;
  levers: Lever[];
}

type PlainField = Exclude<OptionField, 'craft'>;

const fieldProblem = (
  configuration: Configuration,
  field: PlainField,
  reason: Sentence,
): Problem => {
  const id = chosenOption(configuration, field);
  return { missing: null, ids: id ? [id] : [], reason, levers: [{ field }] };
};

const missingProblem = (field: PlainField & Field): Problem => ({
  missing: field,
  ids: [],
  reason: sentence('choose', field),
  levers: [{ field }],
});

const absentProblem = (configuration: Configuration, field: PlainField, what: Absent): Problem =>
  fieldProblem(configuration, field, sentence('absent', what));

function sizeProblems(product: Product, configuration: Configuration): Problem[] {
  const { sizeId, widthMm, heightMm, depthMm } = configuration;
  const { presets, custom } = product.size;
  if (!sizeId) return [missingProblem('size')];
  const hasDepth = presets.some((one) => one.depthMm !== undefined);
  if (!hasDepth && depthMm !== undefined) {
    return [absentProblem(configuration, 'size', 'depth')];
  }
  const preset = presets.find((one) => one.id === sizeId);
  if (preset) {
    const isSame =
      preset.widthMm === widthMm && preset.heightMm === heightMm && preset.depthMm === depthMm;
    const own = name('size', `${product.id}.${preset.id}`, preset.name);
    return isSame ? [] : [fieldProblem(configuration, 'size', sentence('notPreset', own))];
  }
  if (sizeId !== 'custom' || !custom) {
    return [absentProblem(configuration, 'size', 'size')];
  }
  const problems: Problem[] = [];
  const checkAxis = (field: Field, range: Range, value: number): void => {
    if (!inRange(range, value)) {
      const reason = sentence('between', field, rangeSentence(range, 'mm'));
      problems.push(fieldProblem(configuration, 'size', reason));
    }
  };
  checkAxis('width', custom.width, widthMm);
  checkAxis('height', custom.height, heightMm);
  if (custom.depth) checkAxis('depth', custom.depth, depthMm ?? Number.NaN);
  else if (depthMm !== undefined) {
    problems.push(fieldProblem(configuration, 'size', sentence('customDepth')));
  }
  return problems;
}

/** Problem of a piece that no press of the product's modes can take; null when one can. */
function pressProblem(product: Product, configuration: Configuration): Problem | null {
  if (product.modes.includes('stock') || product.modes.includes('label')) return null;
  const flat = flatSize(product, configuration);
  const width = flat.widthMm + 2 * flat.edgeMm;
  const height = flat.heightMm + 2 * flat.edgeMm;
  const isBook = product.family === 'booklet';
  const sheets = product.modes.some((mode) => mode !== 'digital')
    ? OFFSET_SHEETS
    : [SHEETS.digital];
  const fits = sheets.some((sheet) => {
    if (!isBook) return nUp(sheet, width, height) > 0;
    const spread = nUp(sheet, flat.widthMm * 2 + 2 * flat.edgeMm, height) > 0;
    return nUp(sheet, width, height) >= 2 && spread;
  });
  if (fits) return null;
  const { daduHalf: most } = SHEETS;
  return fieldProblem(
    configuration,
    'size',
    sentence('tooLarge', flat.widthMm, flat.heightMm, most.widthMm, most.heightMm),
  );
}

function materialProblems(product: Product, configuration: Configuration): Problem[] {
  if (!configuration.materialId) return [missingProblem('material')];
  const material = product.materials.find((one) => one.id === configuration.materialId);
  if (!material) return [absentProblem(configuration, 'material', 'material')];
  if (material.gsm.includes(configuration.gsm)) return [];
  return [
    {
      missing: null,
      ids: [`material:${material.id}`, `gsm:${configuration.gsm}`],
      reason: sentence('noGrammage', materialName(material), configuration.gsm, ...material.gsm),
      levers: [{ field: 'gsm' }, { field: 'material' }],
    },
  ];
}

function inkProblems(product: Product, configuration: Configuration): Problem[] {
  const problems: Problem[] = [];
  if (!product.colours.includes(configuration.colours)) {
    problems.push(absentProblem(configuration, 'colours', 'colours'));
  }
  const spot = configuration.spot ?? 0;
  const most = product.spot?.max ?? 0;
  if (!Number.isInteger(spot) || spot < 0 || spot > most) {
    problems.push(
      fieldProblem(
        configuration,
        'spot',
        most === 0 ? sentence('noSpotInks') : sentence('spotsAtMost', most),
      ),
    );
  }
  return problems;
}

function bookProblems(product: Product, configuration: Configuration): Problem[] {
  const { pages, coverId } = configuration;
  const problems: Problem[] = [];
  if (!product.pages) {
    if (pages !== undefined) problems.push(absentProblem(configuration, 'pages', 'pages'));
    if (coverId !== undefined) problems.push(absentProblem(configuration, 'cover', 'anyCover'));
    return problems;
  }
  if (pages === undefined) problems.push(missingProblem('pages'));
  else if (!inRange(product.pages, pages)) {
    const reason = sentence('between', 'pages', rangeSentence(product.pages, 'P'));
    problems.push(fieldProblem(configuration, 'pages', reason));
  }
  const isSelf = coverId === undefined || coverId === 'self';
  if (isSelf && product.pages.cover === 'separate') {
    problems.push(missingProblem('cover'));
  }
  if (!isSelf && !product.covers?.some((one) => one.id === coverId)) {
    problems.push(absentProblem(configuration, 'cover', 'cover'));
  }
  return problems;
}

function countProblems(product: Product, configuration: Configuration): Problem[] {
  const { quantity, styles } = configuration;
  const { tiers, custom } = product.quantity;
  const problems: Problem[] = [];
  if (!tiers.includes(quantity) && !(custom && inRange(custom, quantity))) {
    const reason = custom
      ? sentence('between', 'quantity', rangeSentence(custom, product.quantity.unit))
      : sentence('quantities', ...tiers.map((one) => quantitySentence(product, one)));
    problems.push(fieldProblem(configuration, 'quantity', reason));
  }
  if (!Number.isInteger(styles) || styles < 1 || styles > product.styles.max) {
    const reason = sentence('between', 'styles', plain(`1–${product.styles.max}`));
    problems.push(fieldProblem(configuration, 'styles', reason));
  }
  return problems;
}

function craftProblems(product: Product, configuration: Configuration): Problem[] {
  const problems: Problem[] = [];
  const byGroup = new Map<string, string[]>();
  for (const use of configuration.crafts) {
    const ids: OptionId[] = [`craft:${use.id}`];
    const levers: Lever[] = [{ craft: use.id }];
    const craft = product.crafts.find((one) => one.id === use.id);
    if (!craft || !product.craftGroups.some((group) => group.id === craft.group)) {
      problems.push({ missing: null, ids, reason: sentence('absent', 'craft'), levers });
      continue;
    }
    for (const reason of checkCraft(craft, use).reasons) {
      problems.push({ missing: null, ids, reason, levers });
    }
    byGroup.set(craft.group, [...(byGroup.get(craft.group) ?? []), use.id]);
  }
  for (const group of product.craftGroups) {
    const chosen = byGroup.get(group.id) ?? [];
    if (group.required && chosen.length === 0) {
      problems.push({
        missing: 'craft',
        ids: [],
        reason: sentence('chooseOf', groupName(group)),
        levers: [{ group: group.id }],
      });
    }
    if ((group.exclusive || new Set(chosen).size < chosen.length) && chosen.length > 1) {
      problems.push({
        missing: null,
        ids: chosen.map((id): OptionId => `craft:${id}`),
        reason: sentence('onlyOneOf', groupName(group)),
        levers: chosen.map((craft) => ({ craft })),
      });
    }
  }
  return problems;
}

/** A minimal set of chosen options that gives `expr` the truth value it has. */
function supportingOptions(
  product: Product,
  configuration: Configuration,
  expr: Expr,
  truth: boolean,
): OptionId[] {
  const of = (one: Expr): OptionId[] =>
    supportingOptions(product, configuration, one, holds(product, configuration, one));
  if ('not' in expr) return supportingOptions(product, configuration, expr.not, !truth);
  const parts = 'all' in expr ? expr.all : 'any' in expr ? expr.any : null;
  if (parts) {
    const everyPartMatters = 'all' in expr ? truth : !truth;
    if (everyPartMatters) return parts.flatMap(of);
    const decisive = parts.find((one) => holds(product, configuration, one) === truth);
    return decisive ? of(decisive) : [];
  }
  return leversOf(expr).flatMap((lever): OptionId[] => {
    if ('field' in lever) {
      const id = chosenOption(configuration, lever.field);
      return id ? [id] : [];
    }
    const has = (id: string): boolean => configuration.crafts.some((use) => use.id === id);
    if ('craft' in lever) return has(lever.craft) ? [`craft:${lever.craft}`] : [];
    return product.crafts
      .filter((one) => one.group === lever.group && has(one.id))
      .map((one): OptionId => `craft:${one.id}`);
  });
}

/** Why a rule holds, as the customer reads it. */
export const ruleReason = (rule: Rule): Sentence => name('rule', rule.id, rule.reason);

function ruleProblems(product: Product, configuration: Configuration): Problem[] {
  const problems: Problem[] = [];
  for (const rule of product.rules) {
    if (rule.effect === 'default' || !holds(product, configuration, rule.when)) continue;
    const met = holds(product, configuration, rule.target);
    if (met !== (rule.effect === 'forbid')) continue;
    const ids = [
      ...supportingOptions(product, configuration, rule.when, true),
      ...supportingOptions(product, configuration, rule.target, met),
    ];
    problems.push({
      missing: null,
      ids: [...new Set(ids)],
      reason: ruleReason(rule),
      levers: [...leversOf(rule.target), ...leversOf(rule.when)],
    });
  }
  return problems;
}

const FIELDS: Readonly<Record<keyof Configuration, true>> = {
  productId: true,
  sizeId: true,
  widthMm: true,
  heightMm: true,
  depthMm: true,
  materialId: true,
  gsm: true,
  colours: true,
  spot: true,
  pages: true,
  coverId: true,
  crafts: true,
  quantity: true,
  styles: true,
};

/** Fields that no configuration has. */
const unknownFieldProblems = (configuration: Configuration): Problem[] =>
  Object.keys(configuration)
    .filter((field) => !Object.hasOwn(FIELDS, field))
    .map((field) => ({
      missing: null,
      ids: [],
      reason: sentence('unknownField', field),
      levers: [],
    }));

/** Everything wrong with a configuration; empty = valid. */
export function problemsOf(product: Product, configuration: Configuration): Problem[] {
  const problems = [
    ...unknownFieldProblems(configuration),
    ...sizeProblems(product, configuration),
    ...materialProblems(product, configuration),
    ...inkProblems(product, configuration),
    ...bookProblems(product, configuration),
    ...countProblems(product, configuration),
    ...craftProblems(product, configuration),
  ];
  if (configuration.productId !== product.id) {
    problems.push({ missing: null, ids: [], reason: sentence('otherProduct'), levers: [] });
  }
  // rules are checked only where every option exists
  if (problems.length > 0) return problems;
  const press = pressProblem(product, configuration);
  if (press) problems.push(press);
  problems.push(...ruleProblems(product, configuration));
  return problems;
}
