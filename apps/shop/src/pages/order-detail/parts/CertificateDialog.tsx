/** The certificate by which the brand on an order may be printed; one that cannot be used says why. */
import { getCertificates } from '@banxin/contract/calls/customer/certificate';
import type { Certificate } from '@banxin/contract/calls/customer/certificate.schemas';
import { setOrderCertificate } from '@banxin/contract/calls/order/certificate';
import { getOrderExtend } from '@banxin/contract/calls/order/extend';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { Button } from '@banxin/ui/Button';
import { Dialog } from '@banxin/ui/Dialog';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { DialogFoot } from '../../../lib/DialogFoot.tsx';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { Own } from '../../../lib/Own.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { useSend } from '../../../lib/useSend.ts';
import { orderExtendText } from '../orderExtend.messages.ts';

const NONE = 'none';

export interface CertificateDialogProps {
  readonly order: OrderDetail;
  /** Closed; true when the order has changed. */
  readonly onEnd: (isDone: boolean) => void;
}

interface ChoiceProps extends CertificateDialogProps {
  readonly certificates: readonly Certificate[];
  /** Id of the one that the order has; null: none. */
  readonly current: number | null;
}

function Choice({ order, certificates, current, onEnd }: ChoiceProps) {
  const text = useText(orderExtendText);
  const words = useFixedWords();
  const { toasts } = useServices();
  const [chosen, setChosen] = useState(current);
  const { send, isPending, failure, fields } = useSend(setOrderCertificate, { shownHere: 'all' });
  const refused = fields.brandId;
  const save = async (): Promise<void> => {
    const sent = await send({ orderSN: order.orderSN, brandId: chosen });
    if (!sent.ok) return;
    toasts.show({ text: text.certificateDone, tone: 'positive' });
    onEnd(true);
  };
  return (
    <Stack gap={16}>
      <Text tone="body">{text.certificateHint}</Text>
      {certificates.length === 0 ? (
        <Text tone="body">{text.noCertificates}</Text>
      ) : (
        <RadioGroup
          label={text.certificate}
          isLabelHidden
          variant="card"
          value={chosen === null ? NONE : String(chosen)}
          onChange={(id) => setChosen(id === NONE ? null : Number(id))}
          errorMessage={refused && words(refused)}
          options={[
            { id: NONE, label: text.none },
            ...certificates.map(({ id, brand, number, refusal }) => ({
              id: String(id),
              label: <Own>{brand}</Own>,
              description: refusal === null ? <Own>{number}</Own> : words(refusal),
              isDisabled: refusal !== null && id !== current,
            })),
          ]}
        />
      )}
      <DialogFoot
        failure={failure}
        failed={text.certificateFailed}
        backLabel={text.cancel}
        onBack={() => onEnd(false)}
      >
        <Button
          variant="primary"
          isPending={isPending}
          isDisabled={chosen === current}
          onPress={() => void save()}
        >
          {text.save}
        </Button>
      </DialogFoot>
    </Stack>
  );
}

export default function CertificateDialog({ order, onEnd }: CertificateDialogProps) {
  const text = useText(orderExtendText);
  const extend = useCall(getOrderExtend, { orderId: order.orderId });
  const certificates = useCall(getCertificates, {});
  const shared = {
    pending: <Skeleton shape="text" count={4} isAnnounced />,
    failed: { place: 'notice', title: text.loadFailed },
  } as const;
  return (
    <Dialog
      isOpen
      title={text.certificateTitle}
      onOpenChange={(isOpen) => {
        if (!isOpen) onEnd(false);
      }}
    >
      <Loaded of={extend} {...shared}>
        {({ certificate }) => (
          <Loaded of={certificates} {...shared}>
            {(all) => (
              <Choice
                order={order}
                certificates={all}
                current={certificate?.id ?? null}
                onEnd={onEnd}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </Dialog>
  );
}
