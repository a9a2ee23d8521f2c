// Words: size, tone and weight from the scale.
export { Text, type TextProps, type TextSize, type TextTone } from '../src/layout/Text/Text.tsx';
