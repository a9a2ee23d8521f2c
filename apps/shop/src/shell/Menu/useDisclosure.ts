/**
 * What a button shows below itself: opened by pointing, by a press and, where it says so, by coming with the keyboard;
 * closed by leaving, by Escape and by another page. A press keeps it open until the next one.
 */
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'wouter';

interface Opened {
  /** Pointing at it keeps it open; a press does so without. */
  readonly by: 'pointing' | 'press';
  /** Another page begins closed. */
  readonly at: string;
}

export interface DisclosureOptions {
  /** Coming to the button with the keyboard opens it. @default false */
  readonly opensOnFocus?: boolean;
}

/** Pointing that is not also a press. */
const POINTING = '(hover: hover) and (pointer: fine)';

export function useDisclosure({ opensOnFocus = false }: DisclosureOptions = {}) {
  const [path] = useLocation();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  /** The focus comes back after Escape: that opens nothing. */
  const isReturning = useRef(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const whole = useRef<HTMLDivElement>(null);
  const [begun] = useState(path);
  useEffect(() => {
    // Whoever came before it was alive was not heard coming.
    const isPointedAt = whole.current?.matches(':hover') && matchMedia(POINTING).matches;
    if (isPointedAt) setOpened({ by: 'pointing', at: begun });
  }, [begun]);
  const isOpen = opened?.at === path;
  const open = (by: Opened['by']): void => setOpened({ by, at: path });
  const close = (): void => setOpened(null);
  return {
    isOpen,
    close,
    /** For the element around button and panel. */
    root: {
      ref: whole,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse' && !isOpen) open('pointing');
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse' && opened?.by === 'pointing') close();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) close();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        close();
        isReturning.current = true;
        button.current?.focus();
        isReturning.current = false;
      },
    },
    button: {
      ref: button,
      'aria-expanded': isOpen,
      ...(isOpen && { 'aria-controls': id }),
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (!opensOnFocus || isReturning.current || isOpen) return;
        if (currentTarget.matches(':focus-visible')) open('pointing');
      },
      onClick: () => (isOpen && opened?.by === 'press' ? close() : open('press')),
    },
    panel: { id },
  } as const;
}
