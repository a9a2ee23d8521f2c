/** What the company is; whoever keeps it is led to where it changes. */
import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import { authStatus, customerType } from '@banxin/contract/enums/customer';
import { pathOf, type RouteName } from '@banxin/contract/routes';
import { isVip } from '@banxin/contract/rules/customer';
import { Button } from '@banxin/ui/Button';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Inline } from '@banxin/ui/Inline';
import { Link } from '@banxin/ui/Link';
import { Text } from '@banxin/ui/Text';
import type { ReactNode } from 'react';
import { useAgreement } from '../../../features/agreement/agreement.ts';
import { useSession } from '../../../features/session/session.ts';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { dayOf } from '../../../lib/day.ts';
import { Own } from '../../../lib/Own.tsx';
import { Part } from '../../../lib/Part.tsx';
import { useText } from '../../../lib/text.ts';
import { infoText } from '../info.messages.ts';
import type { BasicInfo } from '../info.types.ts';

const types = new Map<number, 'type3' | 'type4' | 'type5' | 'type6' | 'type7' | 'type8'>([
  [customerType.ordinary, 'type3'],
  [customerType.ecommerce, 'type4'],
  [customerType.partner, 'type5'],
  [customerType.overseas, 'type6'],
  [customerType.crossBorder, 'type7'],
  [customerType.internalStaff, 'type8'],
]);

const auths = new Map<number, 'auth0' | 'auth1' | 'auth2' | 'auth3' | 'auth4' | 'auth20'>([
  [authStatus.notSubmitted, 'auth0'],
  [authStatus.submitted, 'auth1'],
  [authStatus.passed, 'auth2'],
  [authStatus.failed, 'auth3'],
  [authStatus.rejected, 'auth4'],
  [authStatus.passedByProxy, 'auth20'],
]);

const shopDay = (instant: string): string => dayOf(Date.parse(instant));

/** Authenticated, or about to be. */
const SETTLED: readonly number[] = [
  authStatus.submitted,
  authStatus.passed,
  authStatus.passedByProxy,
];

export function Company({ info }: { readonly info: BasicInfo }) {
  const text = useText(infoText);
  const { mayOpen } = useSession();
  const agreement = useAgreement();
  const maySign = useCanCall()(signAgreement);
  const { customerName, mainName, type, vipLevel, vipUntil, isSigned, creationTime } = info;
  const isMain = mainName === null;
  /** A value with the way to where it changes, for whoever may. */
  const withWay = (
    value: ReactNode,
    name: RouteName & ('userAuth' | 'vipRenew'),
    label: string,
  ) => (
    <Inline gap={12}>
      <span>{value}</span>
      {isMain && mayOpen(name) && (
        <Link href={pathOf(name)} kind="standalone">
          {label}
        </Link>
      )}
    </Inline>
  );
  const level = isVip(vipLevel) ? text.vipLevel(vipLevel) : text.noVip;
  const vip = vipUntil === null ? level : text.vipUntil(level, shopDay(vipUntil));
  const auth = text[auths.get(info.authStatus) ?? 'auth0'];
  return (
    <Part title={text.company}>
      {!isMain && (
        <Text size={13} tone="quiet">
          {text.byMain}
        </Text>
      )}
      <DescriptionList
        columns={3}
        layout="stack"
        items={[
          { label: text.account, value: <Own>{customerName}</Own> },
          ...(isMain ? [] : [{ label: text.main, value: <Own>{mainName}</Own> }]),
          { label: text.type, value: text[types.get(type) ?? 'type3'] },
          {
            label: text.vip,
            value: withWay(vip, 'vipRenew', isVip(vipLevel) ? text.toVip : text.toVipFirst),
          },
          {
            label: text.auth,
            value: SETTLED.includes(info.authStatus)
              ? auth
              : withWay(auth, 'userAuth', text.toAuth),
          },
          {
            label: text.agreement,
            value: (
              <Inline gap={12}>
                <span>{isSigned ? text.signed : text.unsigned}</span>
                {!isSigned && maySign && (
                  <Button size="small" onPress={() => agreement.open(false)}>
                    {text.toSign}
                  </Button>
                )}
              </Inline>
            ),
          },
          { label: text.since, value: shopDay(creationTime) },
        ]}
      />
    </Part>
  );
}
