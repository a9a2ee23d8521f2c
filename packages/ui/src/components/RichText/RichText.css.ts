// Styles of RichText: running text on a sheet. Selectors stay inside the root; the text brings no style of its own.
import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { state } from '../../css/state.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(
  component({
    minWidth: 0,
    color: vars.color.inkStrong,
    fontSize: vars.text.t14,
    lineHeight: 1.8,
    overflowWrap: 'anywhere',
  }),
);

type Rule = Parameters<typeof component>[0];
const inside = (selector: string, rule: Rule): void =>
  globalStyle(selector.replaceAll('&', root), component(rule) as Parameters<typeof globalStyle>[1]);

inside('& > * + *, & :is(blockquote, li, dd, div, figure) > * + *', {
  marginBlockStart: vars.space.s12,
});
inside('& :is(h2, h3, h4, h5, h6)', { fontWeight: 700, lineHeight: 1.4 });
inside('& > * + :is(h2, h3, h4, h5, h6)', { marginBlockStart: vars.space.s32 });
inside('& h2', { fontFamily: vars.font.serif, fontSize: vars.text.t20 });
inside('& h3', { fontSize: vars.text.t16 });
inside('& :is(ul, ol)', { paddingInlineStart: '1.6em' });
inside('& ul', { listStyle: 'disc' });
inside('& ol', { listStyle: 'decimal' });
inside('& ol[type=a]', { listStyle: 'lower-alpha' });
inside('& ol[type=A]', { listStyle: 'upper-alpha' });
inside('& ol[type=i]', { listStyle: 'lower-roman' });
inside('& ol[type=I]', { listStyle: 'upper-roman' });
inside('& ::marker', { color: vars.color.inkQuiet });
inside('& li + li', { marginBlockStart: vars.space.s4 });
inside('& li > :is(ul, ol)', { marginBlockStart: vars.space.s4 });
inside('& dt', { fontWeight: 700 });
inside('& dd', { paddingInlineStart: '1.6em' });
inside('& blockquote', {
  paddingInlineStart: vars.space.s16,
  borderInlineStart: `2px solid ${vars.color.lineControl}`,
  color: vars.color.inkBody,
});
inside('& :is(code, kbd, pre)', {
  fontFamily: vars.font.mono,
  fontSize: '0.93em',
});
inside('& pre', {
  padding: vars.space.s12,
  background: vars.color.tint,
  border: `1px solid ${vars.color.lineHair}`,
  whiteSpace: 'pre-wrap',
});
inside('& :is(sub, sup)', { fontSize: '0.75em', lineHeight: 0 });
inside('& small', { fontSize: vars.text.t12 });
inside('& :is(s, del)', { color: vars.color.inkQuiet });
inside('& ins', { textDecorationLine: 'underline', textUnderlineOffset: '0.25em' });
inside('& mark', { background: vars.color.cautionGround, color: vars.color.inkStrong });
inside('& hr', {
  height: 0,
  marginBlock: vars.space.s24,
  border: 0,
  borderTop: `1px solid ${vars.color.lineHair}`,
});
inside('& img', { height: 'auto', background: vars.color.tint });
inside('& figcaption', { color: vars.color.inkQuiet, fontSize: vars.text.t13 });

export const picture = style(
  component({
    display: 'inline-block',
    maxWidth: '100%',
    border: `1px solid ${vars.color.lineHair}`,
    verticalAlign: 'bottom',
    cursor: 'zoom-in',
    selectors: { [state('hovered')]: { borderColor: vars.color.lineControl } },
  }),
);
export const external = style(
  component({
    display: 'inline-block',
    marginInlineStart: '0.2em',
    fontSize: '0.85em',
    verticalAlign: '-0.05em',
  }),
);

/** A table scrolls in its own box; the page does not. While columns wait behind its edge, that edge is in shadow. */
export const table = style(
  component({
    overflowX: 'auto',
    border: `1px solid ${vars.color.lineHair}`,
    // The cover moves with the table and lies over the shadow at its end.
    background: `linear-gradient(to left, ${vars.color.sheet} 18px, transparent 36px) local, linear-gradient(to left, ${vars.color.lineControl}, transparent 14px)`,
  }),
);
inside('& table', { minWidth: '100%', fontSize: vars.text.t13, lineHeight: 1.6 });
inside('& caption', {
  paddingBlock: vars.space.s8,
  color: vars.color.inkBody,
  textAlign: 'start',
  paddingInline: vars.space.s12,
});
inside('& :is(th, td)', {
  // Four short columns fit on a phone.
  minWidth: 'min(7em, 19vw)',
  paddingBlock: vars.space.s8,
  paddingInline: vars.space.s12,
  borderTop: `1px solid ${vars.color.lineHair}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
});
inside('& th', { background: vars.color.tint, color: vars.color.inkBody, fontWeight: 500 });
inside('& [data-align=right]', { textAlign: 'end' });
inside('& [data-align=center]', { textAlign: 'center' });
