// What stands in front of a page that sleeps: the scrim, the sheet on it and the dialog on the sheet.
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside';
import { runAfterKeyboard } from 'react-aria/private/utils/runAfterKeyboard';
import { useIsSSR } from 'react-aria/SSRProvider';
import { type AriaDialogProps, useDialog } from 'react-aria/useDialog';
import { useOverlay } from 'react-aria/useOverlay';
import { usePreventScroll } from 'react-aria/usePreventScroll';
import { dialogZh } from '../messages/dialog.ts';
import { useWords } from '../messages/words.ts';
import { CloseContext, TriggerButtonContext } from './PressButton.tsx';
import { hidden } from './visuallyHidden.css.ts';

/** The element that is the dialog. Its name is an id, so that nothing has to be looked for once it is drawn. */
export interface DialogElement extends Pick<AriaDialogProps, 'id' | 'role' | 'aria-describedby'> {
  'aria-labelledby': string;
  className: string;
  [attribute: `data-${string}`]: string | boolean | undefined;
}

interface ShownProps {
  /** Whether it holds the page; false while it leaves. */
  isOpen: boolean;
  /** Whether it moves out: it no longer holds the focus. */
  isLeaving: boolean;
  /** Called by Escape, a press outside, `slot="close"` and the button that only screen readers find. */
  onClose: () => void;
  /**
   * Whether a press outside closes it.
   * @zh 点外面是否关闭。
   */
  isDismissable: boolean;
  /** Whether Escape does nothing. */
  isEscapeDisabled?: boolean | undefined;
  /** Class of the scrim. */
  scrim: string;
  /** Class of the sheet. */
  sheet: string;
  dialog: DialogElement;
  children: ReactNode;
}

export interface ModalLayerProps extends Omit<ShownProps, 'isLeaving'> {
  /** Whether it moves out although it is open; the parent takes it away. @default false */
  isClosing?: boolean | undefined;
}

/** A component of its own: react-aria draws it twice, and what it holds once. */
function DialogBox({ children, ...props }: DialogElement & { children: ReactNode }): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const { dialogProps } = useDialog(props, ref);
  return (
    <section {...dialogProps} ref={ref} className={props.className}>
      {children}
    </section>
  );
}

/** Shown when the keyboard of a phone has come or gone; then told the height that the keyboard leaves. */
function useKeyboardRoom(scrim: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const style = scrim.current?.style;
    let isReady = false;
    const cancel = runAfterKeyboard(() => {
      isReady = true;
      style?.removeProperty('opacity');
    });
    if (!isReady) style?.setProperty('opacity', '0');
    const view = window.visualViewport;
    const tell = (): void => {
      // Magnified, the window shows a part of the page; the keyboard is not the reason.
      if (view === null || view.scale > 1) return;
      style?.setProperty('--visual-viewport-height', `${view.height}px`);
    };
    if (view && view.height < document.documentElement.clientHeight) tell();
    view?.addEventListener('resize', tell);
    return () => {
      cancel();
      view?.removeEventListener('resize', tell);
    };
  }, [scrim]);
}

/** Whether something that has closed still moves out. */
function useLeaving(isOpen: boolean, scrim: RefObject<HTMLDivElement | null>): boolean {
  const [isThere, setThere] = useState(isOpen);
  if (isOpen && !isThere) setThere(true);
  const isLeaving = isThere && !isOpen;
  useLayoutEffect(() => {
    if (!isLeaving) return undefined;
    let isCurrent = true;
    const parts = [scrim.current, scrim.current?.firstElementChild];
    // A document that only imitates a browser's moves nothing.
    const movements = parts.flatMap((part) => part?.getAnimations?.() ?? []);
    void Promise.allSettled(movements.map(({ finished }) => finished)).then(() => {
      if (isCurrent) setThere(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [isLeaving, scrim]);
  return isLeaving;
}

/** Lives while it is seen. */
function Shown({
  isOpen,
  isLeaving,
  onClose,
  isDismissable,
  isEscapeDisabled = false,
  scrim,
  sheet,
  dialog,
  children,
  ground,
}: ShownProps & { ground: RefObject<HTMLDivElement | null> }): ReactNode {
  const { dismissDialog } = useWords(dialogZh);
  const ref = useRef<HTMLDivElement>(null);
  const { overlayProps } = useOverlay(
    { isOpen, onClose, isDismissable, isKeyboardDismissDisabled: isEscapeDisabled },
    ref,
  );
  // Before anything asks for sizes: the page that falls asleep and the new elements are styled in one pass.
  useLayoutEffect(() => {
    if (!isOpen || ref.current === null) return undefined;
    return ariaHideOutside([ref.current], { shouldUseInert: true });
  }, [isOpen]);
  useKeyboardRoom(ground);
  usePreventScroll({ isDisabled: !isOpen });
  const leaving = isLeaving || undefined;
  return (
    <Overlay isExiting={isLeaving} shouldContainFocus>
      <div ref={ground} data-part="scrim" data-exiting={leaving} className={scrim}>
        <div {...overlayProps} ref={ref} data-exiting={leaving} className={sheet}>
          {isDismissable && (
            <div className={hidden}>
              <button
                type="button"
                tabIndex={-1}
                aria-label={dismissDialog}
                onClick={onClose}
                // A screen reader passes over what has no size.
                style={{ width: 1, height: 1 }}
              />
            </div>
          )}
          <DialogBox {...dialog}>
            <TriggerButtonContext value={null}>
              <CloseContext value={onClose}>{children}</CloseContext>
            </TriggerButtonContext>
          </DialogBox>
        </div>
      </div>
    </Overlay>
  );
}

/**
 * The focus goes in, stays in and returns; the page behind is `inert` and does not scroll (react-aria's hooks). Its
 * components ModalOverlay, Modal and Dialog weigh more and draw everything twice.
 * @see docs/decisions/0016-table-speed.md
 */
export function ModalLayer({ isClosing = false, ...shown }: ModalLayerProps): ReactNode {
  const { isOpen } = shown;
  const ground = useRef<HTMLDivElement>(null);
  const isLeaving = useLeaving(isOpen, ground);
  const isSSR = useIsSSR();
  if (isSSR || !(isOpen || isLeaving)) return null;
  return <Shown {...shown} isLeaving={isLeaving || isClosing} ground={ground} />;
}
