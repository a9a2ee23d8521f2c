// The element under every button: the browser's own, unless a trigger around it needs react-aria's.
import {
  type AriaAttributes,
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefCallback,
  use,
} from 'react';
import { announce } from './announce.ts';
import { pointerMarks } from './pointerMarks.ts';

/** Named as in react-aria, so that both elements take them. */
export interface PressButtonProps
  extends Pick<
    AriaAttributes,
    | 'aria-controls'
    | 'aria-current'
    | 'aria-describedby'
    | 'aria-disabled'
    | 'aria-expanded'
    | 'aria-label'
    | 'aria-pressed'
  > {
  onPress?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  isPending?: boolean | undefined;
  type?: 'button' | 'submit' | 'reset' | undefined;
  form?: string | undefined;
  slot?: 'close' | undefined;
  autoFocus?: boolean | undefined;
  className: string;
  ref?: Ref<HTMLButtonElement> | undefined;
  children?: ReactNode | undefined;
  [attribute: `data-${string}`]: string | boolean | undefined;
}

/** Set by what opens overlays from a button: react-aria's button, which listens to its trigger. */
export const TriggerButtonContext = createContext<ComponentType<PressButtonProps> | null>(null);

/** What a button with `slot="close"` does; set by the overlay around it. */
export const CloseContext = createContext<(() => void) | null>(null);

/** Buttons whose wait was announced. */
const waiting = new WeakSet<HTMLButtonElement>();

function announceName(button: HTMLButtonElement): void {
  if (document.activeElement !== button) return;
  announce([button.ariaLabel, button.textContent].filter(Boolean).join(' '));
}

/** The ref of a button while it waits: both ends of the wait are announced when the button has the focus. */
function hearWait(button: HTMLButtonElement): () => void {
  if (!waiting.has(button)) {
    waiting.add(button);
    announceName(button);
  }
  return () =>
    // React takes a ref away before it changes the words.
    queueMicrotask(() => {
      if (button.dataset.pending !== undefined) return;
      waiting.delete(button);
      announceName(button);
    });
}

/** Hands the element to the caller and to `hearWait`. */
const withWait =
  (ref: Ref<HTMLButtonElement>): RefCallback<HTMLButtonElement> =>
  (button) => {
    if (button === null) return undefined;
    const stop = hearWait(button);
    const leave = typeof ref === 'function' ? ref(button) : undefined;
    if (typeof ref === 'object' && ref !== null) ref.current = button;
    return () => {
      stop();
      if (typeof ref === 'object' && ref !== null) ref.current = null;
      else if (typeof leave === 'function') leave();
      else if (typeof ref === 'function') ref(null);
    };
  };

function takeFocus({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  // Safari leaves the focus where it was; what the press opens must know where to return it.
  if (document.activeElement !== currentTarget) currentTarget.focus({ preventScroll: true });
}

/**
 * What `PressButton` draws, without a component and without a hook of its own: a table may have a button in each row.
 * @see docs/decisions/0011-native-buttons.md
 */
export function usePressButton(props: PressButtonProps): ReactNode {
  const TriggerButton = use(TriggerButtonContext);
  if (TriggerButton !== null) return <TriggerButton {...props} />;
  const { onPress, isDisabled, isPending, type = 'button', ref, children, ...rest } = props;
  const close = rest.slot === 'close' ? use(CloseContext) : null;
  return (
    <button
      {...rest}
      {...pointerMarks()}
      ref={isPending ? (ref ? withWait(ref) : hearWait) : ref}
      // A waiting button must not be what Enter in a field presses.
      type={isPending ? 'button' : type}
      disabled={isDisabled}
      aria-disabled={isPending || rest['aria-disabled']}
      data-disabled={isDisabled || undefined}
      data-pending={isPending || undefined}
      onClick={(event) => {
        if (isPending) return;
        takeFocus(event);
        onPress?.();
        close?.();
      }}
    >
      {children}
    </button>
  );
}

/** A button for what does not draw it itself. */
export function PressButton(props: PressButtonProps): ReactNode {
  return usePressButton(props);
}
