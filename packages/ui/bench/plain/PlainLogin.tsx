// The login dialog of the twin: two tabs, three fields, captcha, checkbox, validation.
import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { picture } from '../lib/rows.ts';
import { PlainDialog } from './PlainDialog.tsx';

function Field({
  label,
  error,
  children,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  error: string | undefined;
}): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="control">
        <div className="box">
          <input
            {...input}
            id={id}
            aria-invalid={error !== undefined}
            aria-describedby={error && `${id}error`}
          />
          {children}
        </div>
      </div>
      {error !== undefined && (
        <span id={`${id}error`} className="error">
          {error}
        </span>
      )}
    </div>
  );
}

const tabs = [
  { id: 'account', label: '账号登录' },
  { id: 'sms', label: '短信登录' },
] as const;

export default function PlainLogin({ onClose }: { onClose: () => void }): ReactNode {
  const [tab, setTab] = useState<'account' | 'sms'>('account');
  const [values, setValues] = useState({ first: '', second: '', code: '' });
  const [isRemembered, setRemembered] = useState(false);
  const [isShown, setShown] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const wrong = (name: keyof typeof values): string | undefined =>
    isChecked && values[name] === '' ? '请填写此项' : undefined;
  const props = (name: keyof typeof values) => ({
    value: values[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setValues({ ...values, [name]: event.currentTarget.value }),
    error: wrong(name),
  });
  const isAccount = tab === 'account';
  return (
    <PlainDialog title="登录版心印刷" onClose={onClose}>
      <div role="tablist" aria-label="登录" className="tabs">
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={tab === id}
            tabIndex={tab === id ? 0 : -1}
            className="tab"
            onClick={() => setTab(id)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
                setTab(isAccount ? 'sms' : 'account');
              }
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" aria-labelledby={`tab-${tab}`}>
        <form
          noValidate
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            setChecked(true);
          }}
        >
          <Field
            {...props('first')}
            label={isAccount ? '账号' : '手机号'}
            placeholder={isAccount ? '账号 / QQ / 手机号' : '请输入手机号'}
          />
          <Field
            {...props('second')}
            type={isAccount && !isShown ? 'password' : 'text'}
            label={isAccount ? '密码' : '短信验证码'}
            placeholder={isAccount ? '请输入密码' : '请输入短信验证码'}
          >
            {isAccount && (
              <button
                type="button"
                className="icon"
                aria-label="显示密码"
                onClick={() => setShown(!isShown)}
              >
                <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
                  <path d="M2 12c2.3-4.4 5.8-6.7 10-6.7s7.7 2.3 10 6.7" />
                </svg>
              </button>
            )}
          </Field>
          <Field {...props('code')} label="图形验证码" placeholder="请输入右侧字符" maxLength={4}>
            <button type="button" className="picture" aria-label="看不清？点击刷新">
              <img src={picture} alt="" />
            </button>
          </Field>
          <label className="choice">
            <input
              type="checkbox"
              checked={isRemembered}
              onChange={(event) => setRemembered(event.currentTarget.checked)}
            />
            记住我
          </label>
          <button type="submit" className="button primary">
            <span className="content">登录</span>
          </button>
        </form>
      </div>
    </PlainDialog>
  );
}
