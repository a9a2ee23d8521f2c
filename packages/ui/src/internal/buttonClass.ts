// The classes of everything that looks like a button.
import { base, isFullWidth, isSquare, look, size } from './buttonStyle.css.ts';
import { classes } from './classes.ts';

/** Button, IconButton, LinkButton and CountdownButton pass the variants that they have. */
export const buttonClass = (
  variant: keyof typeof look,
  tone: keyof (typeof look)['primary'],
  height: keyof typeof size,
  isWide = false,
  isIcon = false,
): string =>
  classes(
    base,
    look[variant][tone],
    size[height],
    isWide && isFullWidth.true,
    isIcon && isSquare.true,
  );
