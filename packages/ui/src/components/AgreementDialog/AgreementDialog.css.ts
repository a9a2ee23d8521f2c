// Styles of AgreementDialog: a narrow measure for long reading in a well of its own.
import { style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const box = style(component({ maxWidth: '720px' }));
export const notice = style(
  component({
    marginBottom: vars.space.s12,
    paddingBlock: vars.space.s8,
    paddingInline: vars.space.s12,
    background: vars.color.cautionGround,
    color: vars.color.caution,
    fontSize: vars.text.t13,
  }),
);
export const text = style(
  component({
    height: '46dvh',
    minHeight: '160px',
    overflow: 'auto',
    padding: vars.space.s24,
    background: vars.color.tint,
    border: `1px solid ${vars.color.lineHair}`,
    color: vars.color.inkStrong,
    lineHeight: 1.9,
    '@media': { [media.phone]: { padding: vars.space.s16 } },
  }),
);
export const failure = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s8,
    flex: '1 1 100%',
    color: vars.color.critical,
    fontSize: vars.text.t13,
  }),
);
