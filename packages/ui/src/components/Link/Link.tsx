// Leads to another page; goes through the client's router when the provider has one.

import type { ReactNode, Ref } from 'react';
import { classes } from '../../internal/classes.ts';
import { Glyph } from '../../internal/Glyph.tsx';
import { PressLink } from '../../internal/PressLink.tsx';
import { external } from '../../internal/signs.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { linkZh } from '../../messages/link.ts';
import { useWords } from '../../messages/words.ts';
import * as css from './Link.css.ts';

export interface LinkProps {
  /** Where it leads. */
  href: string;
  /**
   * `inline` inside running text, `standalone` alone on a line, `quiet` in the colour around it.
   * @default 'inline'
   */
  kind?: 'inline' | 'standalone' | 'quiet' | undefined;
  /**
   * Opens a new window, says so, and gives the other site no handle on this one.
   * @default false
   */
  isExternal?: boolean | undefined;
  /** Icon before the words of a `standalone` link. */
  icon?: ReactNode | undefined;
  /** Marks the page that is open now. */
  'aria-current'?: 'page' | 'step' | 'location' | 'true' | undefined;
  /** Name for screen readers when the words are not enough. */
  'aria-label'?: string | undefined;
  /** Called before the page changes. */
  onPress?: (() => void) | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
  children: ReactNode;
}

/** A link. */
export function Link({
  kind = 'inline',
  isExternal = false,
  icon,
  children,
  ...rest
}: LinkProps): ReactNode {
  const messages = useWords(linkZh);
  return (
    <PressLink
      {...rest}
      isExternal={isExternal}
      data-component="Link"
      className={classes(css.link, css.kind[kind])}
    >
      {icon && (
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
      {isExternal && (
        <>
          {kind === 'standalone' && <Glyph path={external} className={css.icon} />}
          <VisuallyHidden>（{messages.opensNewWindow}）</VisuallyHidden>
        </>
      )}
    </PressLink>
  );
}
