/**
 * Conditions of rules, as data: whether they hold, and which options they depend on.
 */

import type { Configuration, Expr, OptionField, Product, RuleField } from '../types.ts';
import { sidesOf } from '../words.ts';
import { paramOf } from './craftUse.ts';

/** Value of a rule field in a configuration; undefined when it was not chosen. */
function fieldValue(
  product: Product,
  configuration: Configuration,
  field: RuleField,
): string | number | undefined {
  const { widthMm, heightMm } = configuration;
  switch (field) {
    case 'size':
      return configuration.sizeId;
    case 'width':
      return widthMm;
    case 'height':
      return heightMm;
    case 'depth':
      return configuration.depthMm;
    case 'long':
      return widthMm > heightMm ? widthMm : heightMm;
    case 'short':
      return widthMm < heightMm ? widthMm : heightMm;
    case 'aspect':
      return widthMm > heightMm
        ? Math.ceil((widthMm * 100) / heightMm)
        : Math.ceil((heightMm * 100) / widthMm);
    case 'material':
      return configuration.materialId;
    case 'paper':
      return product.materials.find((one) => one.id === configuration.materialId)?.paper;
    case 'surface':
      return product.materials.find((one) => one.id === configuration.materialId)?.surface;
    case 'gsm':
      return configuration.gsm;
    case 'colours':
      return configuration.colours;
    case 'sides':
      return sidesOf(configuration.colours);
    case 'spot':
      return configuration.spot ?? 0;
    case 'pages':
      return configuration.pages;
    case 'cover':
      return configuration.coverId ?? 'self';
    case 'quantity':
      return configuration.quantity;
    case 'pieces':
      return configuration.quantity * product.piecesPerUnit;
    case 'styles':
      return configuration.styles;
  }
}

/** Whether a condition holds. */
export function holds(product: Product, configuration: Configuration, expr: Expr): boolean {
  if ('in' in expr) {
    const value = fieldValue(product, configuration, expr.field);
    return value !== undefined && expr.in.includes(value);
  }
  if ('field' in expr) {
    const value = fieldValue(product, configuration, expr.field);
    return (
      typeof value === 'number' &&
      (expr.min === undefined || value >= expr.min) &&
      (expr.max === undefined || value <= expr.max)
    );
  }
  if ('craft' in expr) {
    const ids = typeof expr.craft === 'string' ? [expr.craft] : expr.craft;
    return configuration.crafts.some(
      (use) =>
        ids.includes(use.id) && (expr.sides === undefined || (use.sides ?? 1) === expr.sides),
    );
  }
  if ('group' in expr) {
    return configuration.crafts.some(
      (use) => product.crafts.find((one) => one.id === use.id)?.group === expr.group,
    );
  }
  if ('param' in expr) {
    const use = configuration.crafts.find((one) => one.id === expr.of);
    if (!use) return false;
    const craft = product.crafts.find((one) => one.id === expr.of);
    const param = craft?.params?.find((one) => one.id === expr.param);
    if (!param) return false;
    const value = paramOf(use, param);
    return value >= (expr.min ?? value) && value <= (expr.max ?? value);
  }
  if ('all' in expr) return expr.all.every((one) => holds(product, configuration, one));
  if ('any' in expr) return expr.any.some((one) => holds(product, configuration, one));
  return !holds(product, configuration, expr.not);
}

/** A thing a proposal can change: an option field, or one craft or group of crafts. */
export type Lever =
  | { field: Exclude<OptionField, 'craft'> }
  | { craft: string }
  | { group: string };

const FIELD_OF: Readonly<Record<RuleField, Exclude<OptionField, 'craft'>>> = {
  size: 'size',
  width: 'size',
  height: 'size',
  depth: 'size',
  long: 'size',
  short: 'size',
  aspect: 'size',
  material: 'material',
  paper: 'material',
  surface: 'material',
  gsm: 'gsm',
  colours: 'colours',
  sides: 'colours',
  spot: 'spot',
  pages: 'pages',
  cover: 'cover',
  quantity: 'quantity',
  pieces: 'quantity',
  styles: 'styles',
};

/** What can be changed so that a condition changes its truth value. */
export function leversOf(expr: Expr): Lever[] {
  if ('field' in expr) return [{ field: FIELD_OF[expr.field] }];
  if ('craft' in expr) {
    const ids = typeof expr.craft === 'string' ? [expr.craft] : expr.craft;
    return ids.map((craft) => ({ craft }));
  }
  if ('group' in expr) return [{ group: expr.group }];
  if ('param' in expr) return [{ craft: expr.of }];
  if ('all' in expr) return expr.all.flatMap(leversOf);
  if ('any' in expr) return expr.any.flatMap(leversOf);
  return leversOf(expr.not);
}
