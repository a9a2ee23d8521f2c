/** The login dialog over the current page, from opening to the end of its closing animation. */
import { FlowEffects, FlowState } from '@banxin/flows/react';
import { LoginDialog } from '@banxin/ui/LoginDialog';
import { useReturnPath } from './returnPath.ts';
import { useLoginForm } from './useLoginForm.tsx';

export interface LoginDialogHostProps {
  /** The dialog began to close. */
  readonly onClosed: () => void;
  /** The animation is over. */
  readonly onRemoved: () => void;
}

export default function LoginDialogHost({ onClosed, onRemoved }: LoginDialogHostProps) {
  const { flow, children, form, isClosing } = useLoginForm('dialog', useReturnPath());
  const close = (): void => flow.send({ type: 'CLOSE' });
  return (
    <>
      <FlowEffects
        flow={flow}
        on={{
          'login.closed': onClosed,
          'login.removed': onRemoved,
          // A dialog that succeeds loads the page again.
          success: () => undefined,
        }}
      />
      <FlowState flow={flow} />
      {children.map((child) => (
        <FlowState key={child.id} flow={child} />
      ))}
      <LoginDialog {...form} isOpen isClosing={isClosing} onClose={close} onRegister={close} />
    </>
  );
}
