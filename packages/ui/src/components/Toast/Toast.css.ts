// Styles of Toast: small sheets under the header, in the middle, with a thin edge in their tone.
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { vars } from '../../theme/vars.css.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const region = style(
  component({
    position: 'fixed',
    insetBlockStart: vars.space.s24,
    insetInline: vars.space.s12,
    zIndex: vars.layer.toast,
    width: 'fit-content',
    maxWidth: 'calc(100vw - 24px)',
    marginInline: 'auto',
    outline: 'none',
  }),
);
/** Toasts stand below each other in the middle. */
export const list = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.s8,
    maxWidth: '100%',
  }),
);
export const toast = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s8,
    width: 'fit-content',
    maxWidth: 'min(560px, 100%)',
    minHeight: '46px',
    paddingBlock: '7px',
    paddingInline: '14px 8px',
    background: vars.color.sheet,
    color: vars.color.inkStrong,
    border: `1px solid ${vars.color.lineHair}`,
    borderRadius: vars.radius.control,
    borderInlineStartWidth: '3px',
    boxShadow: vars.shadow.float,
    animation: `${drop} ${vars.motion.overlay} ease-out`,
  }),
);
export const tone = styleVariants({
  neutral: component({ borderInlineStartColor: vars.color.action }),
  positive: component({ borderInlineStartColor: vars.color.positive }),
  caution: component({ borderInlineStartColor: vars.color.caution }),
  critical: component({ borderInlineStartColor: vars.color.critical }),
});
export const ink = styleVariants({
  neutral: component({ color: vars.color.action }),
  positive: component({ color: vars.color.positive }),
  caution: component({ color: vars.color.caution }),
  critical: component({ color: vars.color.critical }),
});
export const icon = style(component({ flex: 'none', marginTop: '7px', fontSize: vars.text.t16 }));
export const content = style(
  component({ flex: 1, minWidth: 0, paddingBlock: '4px', overflowWrap: 'anywhere' }),
);
export const text = style(component({ display: 'block', fontSize: vars.text.t14 }));
export const detail = style(
  component({ display: 'block', color: vars.color.inkBody, fontSize: vars.text.t13 }),
);

export const closing = style(component({ flex: 'none' }));
globalStyle(`${closing} > button`, component({ color: vars.color.inkBody }));
