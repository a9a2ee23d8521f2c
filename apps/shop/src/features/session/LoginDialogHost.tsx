/** The login dialog over the current page, from opening to the end of its closing animation. */
import { FlowEffects, FlowState } from '@banxin/flows/react';
import { LoginDialog } from '@banxin/ui/LoginDialog';
import { useLocation, useSearchParams } from 'wouter';
import { returnPath } from './returnPath.ts';
import { useLoginForm } from './useLoginForm.ts';

export interface LoginDialogHostProps {
  /** The dialog began to close. */
  readonly onClosed: () => void;
  /** The animation is over. */
  readonly onRemoved: () => void;
}

export default function LoginDialogHost({ onClosed, onRemoved }: LoginDialogHostProps) {
  const [path] = useLocation();
  const [search] = useSearchParams();
  // Where the visitor was kept from going, else where they are.
  const returnUrl = returnPath(search.get('redirect') ?? `${path}?${search}`.replace(/\?$/, ''));
  const { flow, children, form, isClosing } = useLoginForm('dialog', returnUrl);
  const close = (): void => flow.send({ type: 'CLOSE' });
  return (
    <>
      <FlowEffects flow={flow} on={{ 'login.closed': onClosed, 'login.removed': onRemoved }} />
      <FlowState flow={flow} />
      {children.map((child) => (
        <FlowState key={child.id} flow={child} />
      ))}
      <LoginDialog {...form} isOpen isClosing={isClosing} onClose={close} onRegister={close} />
    </>
  );
}
