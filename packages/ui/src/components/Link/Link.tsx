// Leads to another page; goes through the client's router when the provider has one.

import type { ReactNode, Ref } from 'react';
import { classes } from '../../internal/classes.ts';
import { external, Glyph } from '../../internal/Glyph.tsx';
import { usePressLink } from '../../internal/PressLink.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../messages/words.ts';
import * as css from './Link.css.ts';
import { linkZh } from './Link.words.ts';

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

/** Tells that the link opens a new window: to the eye where it stands alone, and to the ear. */
function NewWindow({ hasSign }: { hasSign: boolean }): ReactNode {
  const messages = useWords(linkZh);
  return (
    <>
      {hasSign && <Glyph path={external} className={css.icon} />}
      <VisuallyHidden>{messages.opensNewWindow}</VisuallyHidden>
    </>
  );
}

/** A link. */
export function Link({
  kind = 'inline',
  isExternal = false,
  icon,
  children,
  ...rest
}: LinkProps): ReactNode {
  return usePressLink({
    ...rest,
    isExternal,
    'data-component': 'Link',
    className: classes(css.link, css.kind[kind]),
    children:
      icon || isExternal ? (
        <>
          {icon && (
            <span className={css.icon} aria-hidden="true">
              {icon}
            </span>
          )}
          {children}
          {isExternal && <NewWindow hasSign={kind === 'standalone'} />}
        </>
      ) : (
        children
      ),
  });
}
