// Styles that charts share: frame, switch, table, inks, patterns.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../css/layer.ts';
import { media } from '../css/media.ts';
import { visuallyHidden } from '../css/visuallyHidden.ts';
import { vars } from '../theme/vars.css.ts';

export const frame = style(component({ width: '100%', minWidth: 0, fontSize: vars.text.t13 }));
export const head = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s8,
    marginBlockEnd: vars.space.s12,
  }),
);
export const title = style(
  component({ color: vars.color.inkStrong, fontSize: vars.text.t16, fontWeight: 600 }),
);
export const views = style(component({ display: 'flex' }));
export const view = style(
  component({
    minWidth: '44px',
    minHeight: vars.size.controlSmall,
    paddingInline: vars.space.s8,
    border: `1px solid ${vars.color.lineControl}`,
    background: vars.color.sheet,
    color: vars.color.inkBody,
    textAlign: 'center',
    selectors: {
      '&:first-child': { borderInlineEnd: 0 },
      '&[aria-pressed=true]': {
        background: vars.color.actionGround,
        color: vars.color.action,
        fontWeight: 600,
        boxShadow: `inset 0 -2px ${vars.color.action}`,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-pressed=true]': { outline: '2px solid Highlight' } },
      },
    },
  }),
);
export const hidden = style(component(visuallyHidden));
export const scroller = style(component({ overflowX: 'auto' }));
export const table = style(component({ width: '100%' }));
export const tableCell = style(
  component({
    paddingBlock: vars.space.s8,
    paddingInline: vars.space.s8,
    textAlign: 'end',
    fontWeight: 400,
    overflowWrap: 'anywhere',
    borderBlockEnd: `1px solid ${vars.color.lineHair}`,
    selectors: {
      '&:first-child': { textAlign: 'start' },
      'thead > tr > &': { background: vars.color.tint, color: vars.color.inkBody },
    },
  }),
);
export const empty = style(
  component({
    paddingBlock: vars.space.s44,
    color: vars.color.inkBody,
    textAlign: 'center',
    background: vars.color.tint,
  }),
);

const inkOf = (colour: string) => component({ color: colour });
/** Colours of the series, in order; the sixth begins again. */
export const ink = styleVariants({
  0: inkOf(vars.color.data1),
  1: inkOf(vars.color.data2),
  2: inkOf(vars.color.data3),
  3: inkOf(vars.color.data4),
  4: inkOf(vars.color.data5),
});
/** What a pattern leaves out of its colour. */
export const gap = style(component({ fill: 'none', stroke: vars.color.sheet, strokeWidth: 1.5 }));
export const mark = style(component({ outlineOffset: '0px' }));
export const legend = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.s16,
    rowGap: vars.space.s4,
    marginBlockEnd: vars.space.s8,
    color: vars.color.inkBody,
  }),
);
export const legendItem = style(
  component({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s8, minWidth: 0 }),
);
export const swatch = style(component({ flex: 'none', width: '14px', height: '14px' }));
