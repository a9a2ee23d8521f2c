// Styles of ProofPreview: the light table, the legend under it, the list of findings.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { state } from '../../css/state.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(
  component({
    background: vars.color.proofGround,
    border: `1px solid ${vars.color.lineHair}`,
    minWidth: 0,
  }),
);
export const stage = style(
  component({
    width: '100%',
    aspectRatio: '1 / 0.86',
    maxHeight: '64vh',
    padding: vars.space.s12,
  }),
);
export const bar = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.s16,
    rowGap: vars.space.s4,
    minHeight: vars.size.controlMedium,
    paddingInline: vars.space.s16,
    paddingBottom: vars.space.s8,
    color: vars.color.inkBody,
    fontSize: vars.text.t12,
  }),
);
export const legend = style(
  component({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s16 }),
);
export const entry = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    whiteSpace: 'nowrap',
  }),
);
export const pager = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s4,
    marginInlineStart: 'auto',
  }),
);
export const findings = style(
  component({
    background: vars.color.sheet,
    borderTop: `1px solid ${vars.color.lineHair}`,
    paddingBlock: vars.space.s4,
  }),
);
export const row = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s8,
    width: '100%',
    paddingBlock: vars.space.s8,
    paddingInline: vars.space.s16,
    fontSize: vars.text.t13,
    lineHeight: 1.5,
    textAlign: 'start',
  }),
);
export const pressable = style(
  component({
    cursor: 'pointer',
    selectors: {
      [state('hovered')]: { background: vars.color.tint },
      [state('focus-visible')]: { outlineOffset: '-2px' },
    },
  }),
);
export const selectedRow = style(
  component({
    background: vars.color.actionGround,
    selectors: { [state('hovered')]: { background: vars.color.actionGround } },
  }),
);
export const icon = style(component({ flex: 'none', marginTop: '3px', fontSize: vars.text.t14 }));
export const severity = styleVariants({
  error: component({ color: vars.color.critical }),
  caution: component({ color: vars.color.caution }),
  passed: component({ color: vars.color.positive }),
  info: component({ color: vars.color.action }),
});
export const text = style(component({ flex: 1, minWidth: 0 }));
export const advice = style(
  component({ marginInlineStart: vars.space.s8, color: vars.color.inkBody }),
);
export const page = style(
  component({ flex: 'none', color: vars.color.inkBody, fontSize: vars.text.t12 }),
);
