/** What is bound to this login; what changes it comes when it is asked for. */
import type { OutputOf } from '@banxin/contract/call';
import { getBindings } from '@banxin/contract/calls/customer/binding';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { type ReactNode, useState } from 'react';
import { minuteText } from '../../../lib/day.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Part } from '../../../lib/Part.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { usePartFailedToast } from '../../../lib/usePartFailedToast.ts';
import { bindingsText } from '../bindings.messages.ts';
import * as css from './Bindings.css.ts';
import type { Change } from './ChangeBinding.tsx';

const ChangeBinding = lazyPart(() => import('./ChangeBinding.tsx'));

interface RowProps {
  readonly name: string;
  /** null: nothing is bound. */
  readonly value: ReactNode;
  readonly hint: string;
  readonly children: ReactNode;
}

function Row({ name, value, hint, children }: RowProps) {
  const text = useText(bindingsText);
  return (
    <li className={css.row} aria-label={name}>
      <Text weight="bold">{name}</Text>
      <Stack gap={4}>
        {value === null ? <Text tone="quiet">{text.none}</Text> : <Text>{value}</Text>}
        <Text size={12} tone="quiet">
          {hint}
        </Text>
      </Stack>
      <Inline gap={8}>{children}</Inline>
    </li>
  );
}

interface RowsProps {
  readonly bound: OutputOf<typeof getBindings>;
  readonly onChange: (change: Change) => void;
}

function Rows({ bound, onChange }: RowsProps) {
  const text = useText(bindingsText);
  const { mobilePhone, mail, mailConfirmedAt, isMailOffered, qq, isQqBound, wechats } = bound;
  const button = (label: string, change: Change) => (
    <Button onPress={() => onChange(change)}>{label}</Button>
  );
  const confirmed = mailConfirmedAt && text.confirmed(minuteText(mailConfirmedAt));
  return (
    <ul className={css.list}>
      <Row name={text.mobile} value={mobilePhone} hint={text.mobileHint}>
        {button(text.changeMobile, { what: 'mobile', mobilePhone })}
      </Row>
      <Row
        name={text.mail}
        value={mail}
        hint={confirmed ?? (isMailOffered ? text.mailHint : text.mailShut)}
      >
        {isMailOffered && button(mail === null ? text.bindMail : text.changeMail, { what: 'mail' })}
      </Row>
      <Row
        name={text.qq}
        value={qq ?? (isQqBound ? text.qqByWindow : null)}
        hint={qq !== null && isQqBound ? text.qqByWindow : text.qqHint}
      >
        {button(qq === null ? text.bindQq : text.changeQq, { what: 'qq', qq: qq ?? '' })}
        {(qq !== null || isQqBound) && button(text.unbindQq, { what: 'noQq' })}
      </Row>
      <Row
        name={text.wechat}
        value={wechats === 0 ? null : text.wechats(wechats)}
        hint={text.wechatHint}
      >
        <LinkButton href={pathOf('bindWechat')}>{text.manage}</LinkButton>
      </Row>
      <Row name={text.password} value={text.passwordShown} hint={text.passwordHint}>
        {button(text.changePassword, { what: 'password' })}
      </Row>
    </ul>
  );
}

export function Bindings() {
  const text = useText(bindingsText);
  const showPartFailed = usePartFailedToast();
  const [change, setChange] = useState<Change | null>(null);
  return (
    <Part title={text.title}>
      <Loaded
        of={useCall(getBindings, {})}
        pending={<Skeleton shape="control" count={5} />}
        failed={{ place: 'part', title: text.failed }}
      >
        {(bound) => <Rows bound={bound} onChange={setChange} />}
      </Loaded>
      {change !== null && (
        <PartBoundary
          onLost={() => {
            setChange(null);
            showPartFailed(text.notOpened, () => setChange(change));
          }}
        >
          <ChangeBinding change={change} onEnd={() => setChange(null)} />
        </PartBoundary>
      )}
    </Part>
  );
}
