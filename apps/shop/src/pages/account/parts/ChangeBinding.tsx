/** What changes a way to log in. */
import { setQq } from '@banxin/contract/calls/customer/binding';
import { BindMail } from '../../../features/binding/BindMail.tsx';
import { AskBefore } from '../../../lib/AskBefore.tsx';
import { useText } from '../../../lib/text.ts';
import { bindingsText } from '../bindings.messages.ts';
import { BindQq } from './BindQq.tsx';
import { ChangeMobile } from './ChangeMobile.tsx';
import { ChangePassword } from './ChangePassword.tsx';

export type Change =
  | { readonly what: 'mail' | 'password' | 'noQq' }
  /** Masked. */
  | { readonly what: 'mobile'; readonly mobilePhone: string }
  | { readonly what: 'qq'; readonly qq: string };

export interface ChangeBindingProps {
  readonly change: Change;
  readonly onEnd: () => void;
}

export default function ChangeBinding({ change, onEnd }: ChangeBindingProps) {
  const text = useText(bindingsText);
  switch (change.what) {
    case 'mail':
      return <BindMail onEnd={onEnd} />;
    case 'password':
      return <ChangePassword onEnd={onEnd} />;
    case 'mobile':
      return <ChangeMobile mobilePhone={change.mobilePhone} onEnd={onEnd} />;
    case 'qq':
      return <BindQq qq={change.qq} onEnd={onEnd} />;
    case 'noQq':
      return (
        <AskBefore
          call={setQq}
          input={{ qq: '' }}
          title={text.unbindQq}
          done={{ text: text.qqUnbound }}
          failed={text.qqStays}
          onEnd={onEnd}
        >
          {text.unbindQqQuestion}
        </AskBefore>
      );
  }
}
