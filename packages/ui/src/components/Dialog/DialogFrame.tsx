// What dialogs and drawers share: scrim, floating sheet, head, scrolling body and foot.

import { type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { DialogContext, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { defined } from '../../internal/defined.ts';
import { Glyph } from '../../internal/Glyph.tsx';
import { ModalLayer } from '../../internal/ModalLayer.tsx';
import * as css from '../../internal/overlayStyle.css.ts';
import { cross } from '../../internal/signs.ts';
import { dialogZh } from '../../messages/dialog.ts';
import { useWords } from '../../messages/words.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { OverlayProps } from './overlayTypes.ts';

export interface DialogFrameProps extends OverlayProps {
  /** Value of `data-component`. */
  component: string;
  /** Value of `data-state`. */
  state?: string | undefined;
  /** Classes of the sheet: where it stands and how wide it is. */
  sheet: string;
  /** Whether it interrupts. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Id of the words that are read after the title. */
  describedBy?: string | undefined;
}

/** Whether the content is higher than its place; then the keyboard must reach it to scroll it. */
function useScrolls(): [(body: HTMLDivElement | null) => void, boolean] {
  const [scrolls, setScrolls] = useState(false);
  const observer = useRef<ResizeObserver>(undefined);
  useEffect(() => () => observer.current?.disconnect(), []);
  const [observe] = useState(() => (body: HTMLDivElement | null): void => {
    observer.current?.disconnect();
    if (body === null) return;
    observer.current = new ResizeObserver(() => {
      setScrolls(body.scrollHeight > body.clientHeight + 1);
    });
    observer.current.observe(body);
    for (const part of body.children) observer.current.observe(part);
  });
  return [observe, scrolls];
}

/** Asks for its content only while there is a dialog. */
const Content = ({ close, children }: Pick<OverlayProps, 'children'> & { close: () => void }) =>
  typeof children === 'function' ? children(close) : children;

/** The title names the dialog; the close button closes it by its slot. */
export function DialogFrame({
  component,
  state,
  sheet,
  role,
  describedBy,
  title,
  isOpen,
  onOpenChange,
  isDismissable = true,
  isEscapeDisabled = false,
  hasCloseButton = true,
  footer,
  children,
}: DialogFrameProps): ReactNode {
  const messages = useWords(dialogZh);
  const [body, scrolls] = useScrolls();
  const name = useId();
  const opener = use(OverlayTriggerStateContext);
  const opened = use(DialogContext);
  const trigger = isOpen === undefined ? opener : null;
  const close = trigger?.close ?? (() => onOpenChange?.(false));
  return (
    <ModalLayer
      isOpen={isOpen ?? trigger?.isOpen ?? false}
      onClose={close}
      isDismissable={isDismissable}
      isEscapeDisabled={isEscapeDisabled}
      scrim={css.scrim}
      sheet={sheet}
      dialog={{
        // What the trigger says that it controls.
        ...defined({ id: trigger && opened && 'id' in opened ? opened.id : undefined }),
        ...defined({ role, 'aria-describedby': describedBy }),
        'aria-labelledby': name,
        'data-component': component,
        'data-state': state,
        'data-scrolls': scrolls || undefined,
        className: css.dialog,
      }}
    >
      <div className={css.head} data-part="head">
        <h2 id={name} data-part="title" className={css.title}>
          {title}
        </h2>
        {hasCloseButton && (
          <div className={css.closing} data-part="close">
            <IconButton
              slot="close"
              size="small"
              aria-label={messages.close}
              icon={<Glyph path={cross} size="1.25em" />}
            />
          </div>
        )}
      </div>
      <div
        ref={body}
        data-part="body"
        {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': title })}
        className={css.body}
      >
        <Content close={close}>{children}</Content>
      </div>
      {footer !== undefined && (
        <div className={css.foot} data-part="foot">
          {footer}
        </div>
      )}
    </ModalLayer>
  );
}
