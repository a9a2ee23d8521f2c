// A tip that appears beside a control on hover and keyboard focus.
import {
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import * as css from './FloatingTip.css.ts';
import { FloatingTip, type TipPlacement } from './FloatingTip.tsx';

export interface ReasonTipProps {
  /** Without a text there is no tip. */
  text: string | undefined;
  /** @default 'top' */
  placement?: TipPlacement | undefined;
  /**
   * Pause before it appears on hover; keyboard focus shows it at once.
   * @zh 指针悬停后多久出现；键盘焦点到时立即出现。
   * @unit ms
   * @default 150
   */
  delay?: number | undefined;
  /** Name of the component for `data-component`. */
  component?: string | undefined;
  children: ReactElement;
}

/** The tip stays while the pointer is on it; Escape, a press and scrolling close it. */
export function ReasonTip({
  text,
  placement = 'top',
  delay = 150,
  component,
  children,
}: ReasonTipProps): ReactNode {
  const [target, setTarget] = useState<Element | null>(null);
  /** A press moves the focus too; only the keyboard's focus asks for the tip. */
  const isPressed = useRef(false);
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(wait.current), []);
  if (!text) return children;
  const close = (): void => {
    clearTimeout(wait.current);
    setTarget(null);
  };
  const leave = (): void => {
    isPressed.current = false;
    close();
  };
  const enter = (event: PointerEvent<HTMLElement>): void => {
    if (event.pointerType === 'touch') return;
    const control = event.currentTarget.firstElementChild;
    clearTimeout(wait.current);
    wait.current = setTimeout(() => setTarget(control), delay);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears its control and has no role of its own
    <span
      className={css.anchor}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onPointerDown={() => {
        isPressed.current = true;
        close();
      }}
      onFocus={(event) => {
        if (!isPressed.current && event.target.matches(':focus-visible')) {
          setTarget(event.currentTarget.firstElementChild);
        }
      }}
      onBlur={leave}
    >
      {children}
      {target !== null && (
        <FloatingTip
          text={text}
          target={target}
          placement={placement}
          offset={6}
          component={component}
          isDescribing
          onClose={close}
        />
      )}
    </span>
  );
}
