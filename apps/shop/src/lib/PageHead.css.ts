// Styles of the head of a reading page.
import { vars } from '@banxin/ui/theme';
import { style } from '@vanilla-extract/css';

const column = style({ display: 'grid', gap: vars.space.s4, alignContent: 'center' });
export const head = style([column]);
/** As high as the band of help and news, so that its line runs below the words, never through them. */
export const onBand = style([column, { minHeight: '84px' }]);
