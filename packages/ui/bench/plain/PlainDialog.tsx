// The dialog of the twin: focus goes in and comes back, Tab stays inside, Escape and the scrim close it.
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';

export interface PlainDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

const focusable = 'a[href], button:not(:disabled), input, [tabindex="0"]';

export function PlainDialog({ title, onClose, children }: PlainDialogProps): ReactNode {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus();
    document.body.style.overflow = 'hidden';
    return () => {
      document.body.style.overflow = '';
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Tab') return;
    const stops = [...(box.current?.querySelectorAll<HTMLElement>(focusable) ?? [])];
    const last = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== last) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  };
  return createPortal(
    <div
      className="scrim"
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
        className="dialog"
        onKeyDown={onKeyDown}
      >
        <div className="dialogHead">
          <h2 id={id}>{title}</h2>
          <button type="button" aria-label="关闭" className="icon" onClick={onClose}>
            <svg viewBox="0 0 24 24" width="1.35em" height="1.35em" aria-hidden="true">
              <path d="M6 6l12 12M18 6 6 18" />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </div>,
    document.body,
  );
}
