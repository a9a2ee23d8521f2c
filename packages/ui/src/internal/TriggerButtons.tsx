// Lets the buttons inside hear react-aria's triggers: DialogTrigger, MenuTrigger, FileTrigger.
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { defined } from './defined.ts';
import { type PressButtonProps, TriggerButtonContext } from './PressButton.tsx';

function TriggerButton({ onPress, ...rest }: PressButtonProps): ReactNode {
  return <Button {...defined(rest)} {...(onPress && { onPress: () => onPress() })} />;
}

/** Put it inside the trigger, around the button that opens. */
export function TriggerButtons({ children }: { children: ReactNode }): ReactNode {
  return <TriggerButtonContext value={TriggerButton}>{children}</TriggerButtonContext>;
}
