// What stands inside a dialog, drawer or popover: its buttons are no triggers, and `slot="close"` closes it.
import { type ReactNode, useContext } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { CloseContext, TriggerButtonContext } from './PressButton.tsx';

/** Put it around the content of a react-aria Dialog. */
export function OverlayContent({ children }: { children: ReactNode }): ReactNode {
  const overlay = useContext(OverlayTriggerStateContext);
  return (
    <TriggerButtonContext value={null}>
      <CloseContext value={overlay === null ? null : () => overlay.close()}>
        {children}
      </CloseContext>
    </TriggerButtonContext>
  );
}
