// The element under every link: the browser's own, handed to the client's router on a plain press.
import { type MouseEvent, type ReactNode, type Ref, use } from 'react';
import { NavigateContext } from './NavigateContext.ts';
import { pointerMarks } from './pointerMarks.ts';

export interface PressLinkProps {
  href: string;
  /** Opens a new window that gets no handle on this one. */
  isExternal?: boolean | undefined;
  download?: string | undefined;
  onPress?: (() => void) | undefined;
  className: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
  children?: ReactNode | undefined;
  'aria-current'?: 'page' | 'step' | 'location' | 'true' | undefined;
  'aria-label'?: string | undefined;
  [attribute: `data-${string}`]: string | boolean | undefined;
}

/** True when the press asks for this window and this site; every other press is the browser's. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, origin, download } = event.currentTarget;
  const isModified = event.metaKey || event.ctrlKey || event.altKey || event.shiftKey;
  return (
    !isModified &&
    event.button === 0 &&
    (target === '' || target === '_self') &&
    download === '' &&
    origin === location.origin
  );
}

/**
 * What `PressLink` draws, without a component of its own: a table may have a link in each row.
 * @see docs/decisions/0011-native-buttons.md
 */
export function usePressLink({ isExternal, onPress, href, ...rest }: PressLinkProps): ReactNode {
  const navigate = use(NavigateContext);
  return (
    <a
      {...rest}
      {...pointerMarks()}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      href={href}
      onClick={(event) => {
        onPress?.();
        if (navigate === null || event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}

/** A link for what does not draw it itself. */
export function PressLink(props: PressLinkProps): ReactNode {
  return usePressLink(props);
}
