// The login dialog of the reference screen, loaded when it is about to be opened.
import { BanxinProvider } from '@banxin/ui/BanxinProvider';
import { LoginDialog } from '@banxin/ui/LoginDialog';
import { type ReactNode, useState } from 'react';
import { picture } from '../lib/rows.ts';

const empty = {
  account: '',
  password: '',
  code: '',
  rememberMe: false,
  mobilePhone: '',
  smsCode: '',
};
const ignored = (): void => undefined;

/** Brings the provider: nothing before it needs react-aria's language. Every empty field of the account's tab is refused in words. */
export default function Login({ onClose }: { onClose: () => void }): ReactNode {
  const [tab, setTab] = useState<'account' | 'sms'>('account');
  const [values, setValues] = useState(empty);
  const [isChecked, setChecked] = useState(false);
  const problems = (['account', 'password', 'code'] as const)
    .filter((field) => isChecked && values[field] === '')
    .map((field) => ({ field, message: '请填写此项' }));
  return (
    <BanxinProvider>
      <LoginDialog
        isOpen
        onClose={onClose}
        tab={tab}
        onTabChange={setTab}
        values={values}
        onChange={(changed) => setValues({ ...values, ...changed })}
        problems={problems}
        captcha={{ status: 'ready', imageSrc: picture, onRefresh: ignored }}
        sms={{ secondsLeft: 0, onSend: ignored }}
        onSubmit={() => setChecked(true)}
      />
    </BanxinProvider>
  );
}
