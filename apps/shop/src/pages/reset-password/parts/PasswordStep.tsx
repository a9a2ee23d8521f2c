/** Second step: the new password, twice. */
import { Button } from '@banxin/ui/Button';
import { Form } from '@banxin/ui/Form';
import { PasswordField } from '@banxin/ui/PasswordField';
import { Text } from '@banxin/ui/Text';
import { useLayoutEffect, useRef } from 'react';
import { FailureNotice } from '../../../features/session/FailureNotice.tsx';
import { useText } from '../../../lib/text.ts';
import { resetText } from '../reset-password.messages.ts';
import type { ResetForm } from '../useResetForm.ts';

export function PasswordStep({ form }: { readonly form: ResetForm }) {
  const text = useText(resetText);
  const { field, failure, isSubmitting, submit } = form;
  const first = useRef<HTMLInputElement>(null);
  // The button that had the focus is gone.
  useLayoutEffect(() => first.current?.focus(), []);
  return (
    <Form onSubmit={submit} aria-label={text.password}>
      <Text tone="body">{text.passwordLead}</Text>
      <PasswordField
        {...field('password')}
        ref={first}
        label={text.newPassword}
        autoComplete="new-password"
        isRequired
        showsRules
      />
      <PasswordField
        {...field('repeated')}
        label={text.repeated}
        autoComplete="new-password"
        isRequired
      />
      <FailureNotice title={text.notSet} failure={failure} />
      <Button type="submit" variant="primary" size="large" isFullWidth isPending={isSubmitting}>
        {isSubmitting ? text.submitting : text.submit}
      </Button>
    </Form>
  );
}
