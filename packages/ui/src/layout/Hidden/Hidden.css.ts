// Styles of Hidden.
import { styleVariants } from '@vanilla-extract/css';
import { layout } from '../../css/layer.ts';
import { media } from '../../css/media.ts';

const gone = { display: 'none' };

export const shown = styleVariants({ block: layout({ display: 'contents' }) });
export const at = styleVariants({
  phone: layout({ '@media': { [media.phone]: gone } }),
  small: layout({ '@media': { [media.small]: gone } }),
});
export const above = styleVariants({
  phone: layout({ '@media': { [media.abovePhone]: gone } }),
  small: layout({ '@media': { '(min-width: 1367px)': gone } }),
});
