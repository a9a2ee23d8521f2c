// Styles of the note beside a pressed option: an offer is read whole, on as many lines as it needs.
import { globalStyle, style } from '@vanilla-extract/css';

export const offer = style({ minWidth: 0 });
globalStyle(`${offer} > button`, { whiteSpace: 'normal', overflowWrap: 'anywhere' });
