// Leads to another page; goes through the client's router when the provider has one.
import ExternalIcon from 'lucide-react/icons/external-link';
import type { ReactNode, Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { classes } from '../../internal/classes.ts';
import { defined } from '../../internal/defined.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
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
  onPress,
  children,
  ...rest
}: LinkProps): ReactNode {
  const messages = useMessages();
  return (
    <AriaLink
      {...defined(rest)}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      {...(onPress && { onPress: () => onPress() })}
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
          {kind === 'standalone' && <ExternalIcon className={css.icon} aria-hidden="true" />}
          <VisuallyHidden>（{messages.opensNewWindow}）</VisuallyHidden>
        </>
      )}
    </AriaLink>
  );
}
