// Shows the toasts of a queue, above everything but the image viewer.
import {
  type FocusEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../messages/words.ts';
import * as css from './Toast.css.ts';
import { toastZh } from './Toast.words.ts';
import { ToastCard } from './ToastCard.tsx';
import type { QueuedToast, ToastQueue } from './toastQueue.ts';

export interface ToastRegionProps {
  /**
   * The queue, from `createToastQueue()`.
   * @zh 由 `createToastQueue()` 创建的消息队列。
   */
  queue: ToastQueue;
}

const none: readonly QueuedToast[] = [];

/**
 * Put one at the root of the application. F6 moves the focus to it and back.
 * @zh 在应用的根部放一个。F6 把焦点移到它，再按移回。
 */
export function ToastRegion({ queue }: ToastRegionProps): ReactNode {
  const messages = useWords(toastZh);
  const toasts = useSyncExternalStore(queue.subscribe, queue.shown, () => none);
  const region = useRef<HTMLElement>(null);
  /** Where the focus was before it came here. */
  const origin = useRef<Element | null>(null);
  const hasFocus = useRef(false);
  const [isHeld, setHeld] = useState(false);
  const isEmpty = toasts.length === 0;

  useEffect(() => {
    if (isEmpty) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'F6') return;
      event.preventDefault();
      if (hasFocus.current) goBack(origin.current);
      else region.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isEmpty]);

  // A toast that closes must not take the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks after each change of the toasts
  useLayoutEffect(() => {
    // Nothing leaves what is gone: the next toast would stand for ever.
    if (isEmpty) setHeld(false);
    if (!hasFocus.current || region.current?.contains(document.activeElement)) return;
    const next = region.current?.querySelector<HTMLElement>('[role=alertdialog]');
    if (next) next.focus();
    else goBack(origin.current);
    if (isEmpty) hasFocus.current = false;
  }, [toasts, isEmpty]);

  if (isEmpty) return null;
  return createPortal(
    <section
      ref={region}
      aria-label={messages.toasts}
      tabIndex={-1}
      data-component="ToastRegion"
      // react-aria's dialogs leave it reachable and are not closed by a press on it.
      data-react-aria-top-layer=""
      className={css.region}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(hasFocus.current)}
      onFocus={(event: FocusEvent) => {
        if (!hasFocus.current) origin.current = event.relatedTarget;
        hasFocus.current = true;
        setHeld(true);
      }}
      onBlur={(event: FocusEvent) => {
        // A toast that is removed blurs into nothing: the layout effect finds it a successor.
        if (event.relatedTarget === null || region.current?.contains(event.relatedTarget)) return;
        hasFocus.current = false;
        setHeld(false);
      }}
    >
      <ol className={css.list}>
        {toasts.map((toast) => (
          <li key={toast.key}>
            <ToastCard toast={toast} isHeld={isHeld} onClose={() => queue.close(toast.key)} />
          </li>
        ))}
      </ol>
    </section>,
    document.body,
  );
}

function goBack(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus();
}
