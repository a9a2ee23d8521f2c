/** Who the parcels say they come from, and the certificate of the brand on them: as chosen so far, each opened by its button. */
import type { OrderDetail } from '@banxin/contract/entities/order';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { type ReactNode, useState } from 'react';
import { extendText } from '../../../features/orderExtend/extend.messages.ts';
import { SenderText } from '../../../features/orderExtend/SenderText.tsx';
import { type Told, useFixedWords } from '../../../lib/fixedWords.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Own } from '../../../lib/Own.tsx';
import { Part } from '../../../lib/Part.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { partFailedText } from '../../../lib/partFailed.messages.ts';
import { useText } from '../../../lib/text.ts';
import { usePartFailedToast } from '../../../lib/usePartFailedToast.ts';
import type { OrderConfirmation } from '../order-confirm.data.ts';
import { orderConfirmText } from '../order-confirm.messages.ts';

const ExtendDialog = lazyPart(() => import('./ExtendDialog.tsx'));

type Opened = 'sender' | 'certificate';

export interface ExtendPartProps {
  readonly order: Pick<OrderDetail, 'sender' | 'certificate'>;
  readonly confirmation: Pick<OrderConfirmation, 'choices' | 'choose'>;
  /** What the server says against the certificate. */
  readonly refused?: Told | undefined;
}

export function ExtendPart({ order, confirmation, refused }: ExtendPartProps) {
  const { choices, choose } = confirmation;
  const words = useFixedWords();
  const page = useText(orderConfirmText);
  const text = useText(extendText);
  const lost = useText(partFailedText);
  const showPartFailed = usePartFailedToast();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { sender = order.sender, certificate = order.certificate } = choices;
  const row = (of: Opened, label: string, change: string, value: ReactNode) => (
    <Inline gap={12} justify="between">
      <Text>
        <Text tone="quiet">{label}</Text> {value}
      </Text>
      <Button aria-label={change} onPress={() => setOpened(of)}>
        {text.change}
      </Button>
    </Inline>
  );
  return (
    <Part title={page.extend}>
      <Stack gap={12}>
        {row('sender', text.senderTitle, text.changeSender, <SenderText sender={sender} />)}
        {row(
          'certificate',
          text.certificateTitle,
          text.changeCertificate,
          certificate === null ? text.none : <Own>{certificate.brand}</Own>,
        )}
        {refused && (
          <Text size={13} tone="critical">
            {words(refused)}
          </Text>
        )}
      </Stack>
      {opened && (
        <PartBoundary
          key={opened}
          onLost={() => {
            setOpened(null);
            showPartFailed(opened === 'sender' ? lost.setSender : lost.setCertificate, () =>
              setOpened(opened),
            );
          }}
        >
          <ExtendDialog
            opened={opened}
            sender={sender}
            certificate={certificate}
            onChoose={choose}
            onClose={() => setOpened(null)}
          />
        </PartBoundary>
      )}
    </Part>
  );
}
