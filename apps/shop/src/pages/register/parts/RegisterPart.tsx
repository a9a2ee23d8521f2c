/** The form of a registration and the flows behind it. Their code comes when the page stands; what was typed before is kept. */
import { PHONE_MAX, QQ_MAX } from '@banxin/contract/constants';
import { FlowEffects, FlowState, useFlowAttributes } from '@banxin/flows/react';
import { Button } from '@banxin/ui/Button';
import { CaptchaField } from '@banxin/ui/CaptchaField';
import { Form } from '@banxin/ui/Form';
import { Grid } from '@banxin/ui/Grid';
import { Heading } from '@banxin/ui/Heading';
import { Link } from '@banxin/ui/Link';
import { PasswordField } from '@banxin/ui/PasswordField';
import { SmsCodeField } from '@banxin/ui/SmsCodeField';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useSearchParams } from 'wouter';
import { FailureNotice } from '../../../features/session/FailureNotice.tsx';
import { returnPath, withReturnPath } from '../../../features/session/returnPath.ts';
import { useSession } from '../../../features/session/session.ts';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { registerText } from '../register.messages.ts';
import { useRegisterForm } from '../useRegisterForm.ts';
import { UniqueField } from './UniqueField.tsx';

export default function RegisterPart() {
  const text = useText(registerText);
  const [search] = useSearchParams();
  const { toasts } = useServices();
  const { enter } = useSession();
  const returnUrl = returnPath(search.get('return_url'));
  const { flow, codes, checks, isSubmitting, failure, field, submit } = useRegisterForm(returnUrl);
  const attributes = useFlowAttributes(flow);
  const goOn = (): void => {
    toasts.show({ text: text.done(field('customerName').value.trim()), tone: 'positive' });
    enter(returnUrl);
  };
  const account = (
    <Stack gap={20}>
      <Heading level={2}>{text.account}</Heading>
      <UniqueField
        {...field('customerName')}
        check={checks.customerName}
        label={text.name}
        placeholder={text.namePlaceholder}
        autoComplete="username"
        hint={text.nameHint}
        free={text.nameFree}
      />
      <PasswordField
        {...field('password')}
        label={text.password}
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
      <UniqueField
        {...field('qq')}
        check={checks.qq}
        label={text.qq}
        inputMode="numeric"
        maxLength={QQ_MAX}
        hint={text.qqHint}
        free={text.qqFree}
      />
    </Stack>
  );
  const proof = (
    <Stack gap={20}>
      <Heading level={2}>{text.proof}</Heading>
      <UniqueField
        {...field('mobilePhone')}
        check={checks.mobilePhone}
        label={text.mobile}
        type="tel"
        autoComplete="tel-national"
        maxLength={PHONE_MAX}
        hint={text.mobileHint}
        free={text.mobileFree}
      />
      <CaptchaField {...field('code')} {...codes.captcha} isRequired />
      <SmsCodeField {...field('smsCode')} {...codes.sms} isRequired />
      <FailureNotice title={text.failed} failure={failure} />
      <Button type="submit" variant="primary" size="large" isFullWidth isPending={isSubmitting}>
        {isSubmitting ? text.submitting : text.submit}
      </Button>
      <Text tone="body">
        {text.hasAccount} <Link href={withReturnPath('login', returnUrl)}>{text.logIn}</Link>
      </Text>
    </Stack>
  );
  return (
    <div {...attributes}>
      <FlowEffects flow={flow} on={{ success: goOn }} />
      {codes.children.map((child) => (
        <FlowState key={child.id} flow={child} />
      ))}
      <Form onSubmit={submit} aria-label={text.form}>
        <Grid columns={{ wide: 2, phone: 1 }} gap={44}>
          {account}
          {proof}
        </Grid>
      </Form>
    </div>
  );
}
