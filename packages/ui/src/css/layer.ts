// Puts a style rule into one of the package's cascade layers.
import type { StyleRule } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

type Rule = Omit<StyleRule, '@layer'>;

/** A rule of a component: use it around every rule in a component's `.css.ts`. */
export const component = (rule: Rule): StyleRule => ({ '@layer': { [layers.components]: rule } });

/** A rule of a layout primitive; components override it. */
export const layout = (rule: Rule): StyleRule => ({ '@layer': { [layers.layout]: rule } });
