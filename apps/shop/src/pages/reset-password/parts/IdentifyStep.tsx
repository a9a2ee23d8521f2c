/** First step: the mobile number proves whose account it is. */
import { PHONE_MAX } from '@banxin/contract/constants';
import { Button } from '@banxin/ui/Button';
import { CaptchaField } from '@banxin/ui/CaptchaField';
import { Form } from '@banxin/ui/Form';
import { SmsCodeField } from '@banxin/ui/SmsCodeField';
import { Text } from '@banxin/ui/Text';
import { TextField } from '@banxin/ui/TextField';
import { useLayoutEffect, useRef } from 'react';
import { FailureNotice } from '../../../features/session/FailureNotice.tsx';
import { PhoneHistory } from '../../../features/session/PhoneHistory.tsx';
import { useText } from '../../../lib/text.ts';
import { resetText } from '../reset-password.messages.ts';
import type { ResetForm } from '../useResetForm.ts';

export function IdentifyStep({ form }: { readonly form: ResetForm }) {
  const text = useText(resetText);
  const { codes, field, failure, isSubmitting, submit } = form;
  const first = useRef<HTMLInputElement>(null);
  const cameBack = useRef(failure !== undefined);
  // The proof ran out: the field that had the focus is gone.
  useLayoutEffect(() => {
    if (cameBack.current) first.current?.focus();
  }, []);
  return (
    <Form onSubmit={submit} aria-label={text.identify}>
      <Text tone="body">{text.identifyLead}</Text>
      <TextField
        {...field('mobilePhone')}
        ref={first}
        label={text.mobile}
        type="tel"
        autoComplete="tel-national"
        maxLength={PHONE_MAX}
        isRequired
      />
      <PhoneHistory
        typed={field('mobilePhone').value}
        onPick={(phone) => field('mobilePhone').onChange(phone)}
      />
      <CaptchaField {...field('code')} {...codes.captcha} isRequired />
      <SmsCodeField {...field('smsCode')} {...codes.sms} isRequired />
      <FailureNotice title={text.notProved} failure={failure} />
      <Button type="submit" variant="primary" size="large" isFullWidth isPending={isSubmitting}>
        {isSubmitting ? text.checking : text.next}
      </Button>
    </Form>
  );
}
