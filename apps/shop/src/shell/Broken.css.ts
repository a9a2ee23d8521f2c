// Styles of the drawing of a page that broke: a torn sheet, its halves out of register.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

export const sheet = style({ fill: vars.color.tint });
export const cyan = style({ stroke: vars.color.processC });
export const magenta = style({ stroke: vars.color.processM });
export const ink = style({ stroke: vars.color.inkStrong });
