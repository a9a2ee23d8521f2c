/** Who of this login is asked for, and at which number. */
import { getForOrder } from '@banxin/contract/calls/customer/profile';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Inline } from '@banxin/ui/Inline';
import { Link } from '@banxin/ui/Link';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Own } from '../../../lib/Own.tsx';
import { Part } from '../../../lib/Part.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { usePartFailedToast } from '../../../lib/usePartFailedToast.ts';
import { infoText } from '../info.messages.ts';
import type { BasicInfo } from '../info.types.ts';

const ChangeLinkPerson = lazyPart(() => import('./ChangeLinkPerson.tsx'));

export function Contact({ info }: { readonly info: BasicInfo }) {
  const text = useText(infoText);
  const showPartFailed = usePartFailedToast();
  const forOrder = useCall(getForOrder, {});
  const [isChanging, setChanging] = useState(false);
  const { linkPerson, mobilePhone } = info;
  return (
    <Part title={text.contact}>
      <DescriptionList
        columns={3}
        layout="stack"
        items={[
          {
            label: text.linkPerson,
            value: (
              <Inline gap={12}>
                {linkPerson ? (
                  <Own>{linkPerson}</Own>
                ) : (
                  <Text tone="quiet">{text.noLinkPerson}</Text>
                )}
                <Button
                  size="small"
                  aria-label={text.changeTitle}
                  onPress={() => setChanging(true)}
                >
                  {text.change}
                </Button>
              </Inline>
            ),
          },
          {
            label: text.mobile,
            value: (
              <Inline gap={12}>
                <span>{mobilePhone}</span>
                <Link href={pathOf('userAccount')} kind="standalone">
                  {text.toMobile}
                </Link>
              </Inline>
            ),
          },
        ]}
      />
      {forOrder.state === 'ready' && (
        <Text size={12} tone="quiet">
          {text.forOrder(forOrder.value.linkPerson, forOrder.value.mobilePhone)}
        </Text>
      )}
      {isChanging && (
        <PartBoundary
          onLost={() => {
            setChanging(false);
            showPartFailed(text.notOpened, () => setChanging(true));
          }}
        >
          <ChangeLinkPerson linkPerson={linkPerson ?? ''} onEnd={() => setChanging(false)} />
        </PartBoundary>
      )}
    </Part>
  );
}
