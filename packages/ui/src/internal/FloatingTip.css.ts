// Styles of FloatingTip: ink on paper turned round, small, in the browser's top layer.
import { style } from '@vanilla-extract/css';
import { component } from '../css/layer.ts';
import { vars } from '../theme/vars.css.ts';
import { appear } from './movements.css.ts';

export const tip = style(
  component({
    position: 'fixed',
    inset: 'auto',
    overflow: 'visible',
    width: 'max-content',
    maxWidth: 'min(280px, calc(100vw - 16px))',
    paddingBlock: '6px',
    paddingInline: '10px',
    background: vars.color.inkStrong,
    color: vars.color.sheet,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontSize: vars.text.t12,
    fontWeight: 400,
    lineHeight: 1.5,
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    boxShadow: vars.shadow.float,
    animation: `${appear} ${vars.motion.state}`,
  }),
);
/** Around the control: hears the pointer and the focus, takes no room. */
export const anchor = style(component({ display: 'contents' }));
