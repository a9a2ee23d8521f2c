// Styles of the drawing of the page that may not be seen: a folded sheet, locked by a seal.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const sheet = style({ fill: vars.color.tint });
export const seal = style({ fill: vars.color.price });
export const sealInk = style({ stroke: vars.color.sheet });
