// Styles of the page inside the QQ or WeChat window.
import { style } from '@vanilla-extract/css';

export const centre = style({ maxWidth: '440px', marginInline: 'auto', textAlign: 'center' });
