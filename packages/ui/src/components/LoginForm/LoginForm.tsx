// The login form, on a page or in LoginDialog: account or text message, captcha, other ways.
import type { ReactNode } from 'react';
import { Glyph } from '../../internal/Glyph.tsx';
import { crossMark } from '../../internal/signs.ts';
import { loginZh } from '../../messages/login.ts';
import { useWords } from '../../messages/words.ts';
import { Button } from '../Button/Button.tsx';
import { CaptchaField } from '../CaptchaField/CaptchaField.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Form } from '../Form/Form.tsx';
import { Link } from '../Link/Link.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { SmsCodeField } from '../SmsCodeField/SmsCodeField.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as css from './LoginForm.css.ts';
import type { LoginFieldName, LoginFormProps } from './loginTypes.ts';

export type {
  LoginCaptcha,
  LoginFieldName,
  LoginFormProps,
  LoginFormValues,
  LoginOtherWays,
  LoginProblem,
  LoginSms,
  LoginTab,
  LoginWay,
} from './loginTypes.ts';

/** Limits of specification §9. */
const PHONE_MAX = 11;
const PASSWORD_MAX = 16;

/**
 * Every value and every refusal comes from the parent.
 * @zh 所有的值和拒绝的原因都由父组件给出。
 */
export function LoginForm(props: LoginFormProps): ReactNode {
  const messages = useWords(loginZh);
  const { values, onChange, captcha, sms, otherWays } = props;
  const isSubmitting = props.isSubmitting ?? false;
  const wrong = (field: LoginFieldName) => {
    const problem = props.problems?.find((entry) => entry.field === field);
    return problem === undefined
      ? {}
      : { isInvalid: true, errorMessage: problem.message ?? undefined };
  };
  const submit = (): void => {
    if (!isSubmitting) props.onSubmit();
  };
  const captchaField = (
    <CaptchaField
      value={values.code}
      onChange={(code) => onChange({ code })}
      status={captcha.status}
      imageSrc={captcha.imageSrc}
      onRefresh={captcha.onRefresh}
      {...wrong('code')}
    />
  );
  const send = (
    <div className={css.send}>
      {props.failure !== undefined && (
        <p role="alert" data-part="failure" className={css.failure}>
          <Glyph path={crossMark} />
          {props.failure}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isFullWidth
        isPending={isSubmitting}
        aria-label={messages.login}
      >
        {isSubmitting ? messages.loggingIn : messages.login}
      </Button>
    </div>
  );
  const byAccount = (
    <Form onSubmit={submit} aria-label={messages.accountLogin}>
      <TextField
        label={messages.account}
        placeholder={messages.accountPlaceholder}
        autoComplete="username"
        value={values.account}
        onChange={(account) => onChange({ account })}
        {...wrong('account')}
      />
      <PasswordField
        label={messages.password}
        placeholder={messages.passwordPlaceholder}
        maxLength={PASSWORD_MAX}
        value={values.password}
        onChange={(password) => onChange({ password })}
        {...wrong('password')}
      />
      {captchaField}
      <div className={css.between}>
        <Checkbox
          isSelected={values.rememberMe}
          onChange={(rememberMe) => onChange({ rememberMe })}
        >
          {messages.rememberMe}
        </Checkbox>
        {props.forgotPasswordHref !== undefined && (
          <Link href={props.forgotPasswordHref} kind="standalone" isExternal>
            {messages.forgotPassword}
          </Link>
        )}
      </div>
      {send}
    </Form>
  );
  const byPhone = (
    <Form onSubmit={submit} aria-label={messages.smsLogin}>
      <TextField
        label={messages.mobilePhone}
        placeholder={messages.mobilePlaceholder}
        type="tel"
        autoComplete="tel-national"
        maxLength={PHONE_MAX}
        value={values.mobilePhone}
        onChange={(mobilePhone) => onChange({ mobilePhone })}
        {...wrong('mobilePhone')}
      />
      {props.belowMobile}
      {captchaField}
      <SmsCodeField
        value={values.smsCode}
        onChange={(smsCode) => onChange({ smsCode })}
        secondsLeft={sms.secondsLeft}
        isSending={sms.isSending}
        isSendDisabled={sms.isSendDisabled}
        onSend={sms.onSend}
        {...wrong('smsCode')}
      />
      {send}
    </Form>
  );
  return (
    <div data-component="LoginForm" className={css.root}>
      <Tabs
        label={messages.login}
        size="large"
        selectedId={props.tab}
        onSelectionChange={(id) => props.onTabChange(id === 'sms' ? 'sms' : 'account')}
        items={[
          {
            id: 'account',
            label: messages.accountLogin,
            content: <div className={css.view}>{byAccount}</div>,
          },
          {
            id: 'sms',
            label: messages.smsLogin,
            content: <div className={css.view}>{byPhone}</div>,
          },
        ]}
      />
      <div data-part="others" className={css.others}>
        {otherWays !== undefined && (
          <div className={css.ways}>
            <span>{messages.otherWays}</span>
            {otherWays.ways.map(({ id, label, onPress }) => (
              <Button
                key={id}
                size="small"
                variant="quiet"
                isPending={otherWays.waitingFor === id}
                onPress={onPress}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
        {props.registerHref !== undefined && (
          <div>
            {messages.noAccount}{' '}
            <Link href={props.registerHref} onPress={props.onRegister}>
              {messages.registerNow}
            </Link>
          </div>
        )}
      </div>
      {otherWays?.notice !== undefined && (
        <p role="status" data-part="notice" className={css.notice}>
          {otherWays.notice}
        </p>
      )}
    </div>
  );
}
