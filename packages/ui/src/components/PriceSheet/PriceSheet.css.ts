// Styles of PriceSheet: hairline sheet, dashed rule above the total, amounts in one column.
import { style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { state } from '../../css/state.ts';
import { touchTarget } from '../../css/touchTarget.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const sheet = style(
  component({
    padding: vars.space.s24,
    background: vars.color.sheet,
    border: `1px solid ${vars.color.lineHair}`,
    '@media': { [media.phone]: { padding: vars.space.s16 } },
  }),
);
export const title = style(
  component({
    marginBottom: vars.space.s12,
    fontSize: vars.text.t16,
    fontWeight: 700,
    lineHeight: 1.4,
  }),
);
export const lines = style(
  component({
    paddingBottom: vars.space.s16,
    borderBottom: `1px dashed ${vars.color.lineControl}`,
    marginBottom: vars.space.s16,
  }),
);
export const line = style(
  component({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.s12,
    width: '100%',
    paddingBlock: '5px',
    fontSize: vars.text.t13,
    lineHeight: 1.5,
    color: vars.color.inkBody,
    textAlign: 'start',
  }),
);
export const opener = style([
  touchTarget,
  component({
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: { [state('hovered')]: { color: vars.color.inkStrong } },
  }),
]);
/** A line that lowers the price. */
export const saving = style(component({ color: vars.color.positive }));
/** A line that is being calculated again. */
export const pending = style(component({ color: vars.color.inkQuiet }));
export const inner = style(component({ paddingBlock: '3px', fontSize: vars.text.t12 }));
export const words = style(component({ minWidth: 0, overflowWrap: 'anywhere' }));
export const detail = style(
  component({
    marginInlineStart: vars.space.s8,
    color: vars.color.inkQuiet,
    fontSize: vars.text.t12,
  }),
);
export const chevron = style(
  component({
    alignSelf: 'center',
    marginInlineStart: '-8px',
    marginInlineEnd: 'auto',
    color: vars.color.inkQuiet,
    transition: `transform ${vars.motion.state}`,
    selectors: { [state('open')]: { transform: 'rotate(90deg)' } },
  }),
);
export const nested = style(
  component({
    paddingInlineStart: vars.space.s12,
    marginBottom: vars.space.s4,
    borderInlineStart: `1px solid ${vars.color.lineHair}`,
  }),
);
export const total = style(component({ display: 'flex', flexDirection: 'column', gap: '2px' }));
export const totalLabel = style(component({ color: vars.color.inkQuiet, fontSize: vars.text.t12 }));
export const unit = style(component({ color: vars.color.inkBody, fontSize: vars.text.t12 }));
export const reason = style(component({ color: vars.color.inkBody, fontSize: vars.text.t13 }));
export const notes = style(
  component({
    marginTop: vars.space.s12,
    paddingBlock: vars.space.s8,
    paddingInline: vars.space.s12,
    background: vars.color.tint,
    borderInlineStart: `2px solid ${vars.color.processC}`,
    color: vars.color.inkBody,
    fontSize: vars.text.t12,
  }),
);
export const promise = style(
  component({
    marginTop: vars.space.s12,
    color: vars.color.inkStrong,
    fontSize: vars.text.t13,
    fontWeight: 500,
  }),
);
export const actions = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s8,
    marginTop: vars.space.s16,
  }),
);
export const footer = style(
  component({
    marginTop: vars.space.s16,
    paddingTop: vars.space.s16,
    borderTop: `1px solid ${vars.color.lineHair}`,
    color: vars.color.inkBody,
    fontSize: vars.text.t12,
    lineHeight: 1.9,
  }),
);
