// Styles of the frame: the footer stays at the foot of a short page.
import { style } from '@vanilla-extract/css';

export const shell = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
export const main = style({ flex: 1, outline: 'none' });
