// The element under every button: the browser's own, unless a trigger around it needs react-aria's.
import {
  type AriaAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
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

function NativeButton({
  onPress,
  isDisabled = false,
  isPending = false,
  type = 'button',
  ref,
  children,
  ...rest
}: PressButtonProps): ReactNode {
  const close = useContext(CloseContext);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, []);
  const wasPending = useRef(isPending);
  useEffect(() => {
    const element = button.current;
    if (wasPending.current === isPending || element === null) return;
    wasPending.current = isPending;
    if (document.activeElement !== element) return;
    announce([element.ariaLabel, element.textContent].filter(Boolean).join(' '));
  }, [isPending]);
  return (
    <button
      {...rest}
      {...pointerMarks}
      ref={button}
      // A waiting button must not be what Enter in a field presses.
      type={isPending ? 'button' : type}
      disabled={isDisabled}
      aria-disabled={isPending || rest['aria-disabled']}
      data-disabled={isDisabled || undefined}
      data-pending={isPending || undefined}
      onClick={(event) => {
        if (isPending) return;
        // Safari leaves the focus where it was; what the press opens must know where to return it.
        if (document.activeElement !== event.currentTarget) {
          event.currentTarget.focus({ preventScroll: true });
        }
        onPress?.();
        if (rest.slot === 'close') close?.();
      }}
    >
      {children}
    </button>
  );
}

/** @see docs/decisions/0011-native-buttons.md */
export function PressButton(props: PressButtonProps): ReactNode {
  const TriggerButton = useContext(TriggerButtonContext);
  return TriggerButton === null ? <NativeButton {...props} /> : <TriggerButton {...props} />;
}
