/** Chooses the certificate by which the brand on an order may be printed. */
import { setOrderCertificate } from '@banxin/contract/calls/order/certificate';
import { getOrderExtend } from '@banxin/contract/calls/order/extend';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { Dialog } from '@banxin/ui/Dialog';
import { Skeleton } from '@banxin/ui/Skeleton';
import { CertificateChoice } from '../../../features/orderExtend/CertificateChoice.tsx';
import { extendText } from '../../../features/orderExtend/extend.messages.ts';
import { orderExtendText } from '../../../features/orderExtend/orderExtend.messages.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { useSend } from '../../../lib/useSend.ts';

export interface CertificateDialogProps {
  readonly order: OrderDetail;
  /** Closed; true when the order has changed. */
  readonly onEnd: (isDone: boolean) => void;
}

export default function CertificateDialog({ order, onEnd }: CertificateDialogProps) {
  const text = useText(orderExtendText);
  const labels = useText(extendText);
  const { toasts } = useServices();
  const extend = useCall(getOrderExtend, { orderId: order.orderId });
  const { send, isPending, failure, fields } = useSend(setOrderCertificate, { shownHere: 'all' });
  const save = async (brandId: number | null): Promise<void> => {
    const sent = await send({ orderSN: order.orderSN, brandId });
    if (!sent.ok) return;
    toasts.show({ text: text.certificateDone, tone: 'positive' });
    onEnd(true);
  };
  return (
    <Dialog
      isOpen
      title={labels.certificateTitle}
      onOpenChange={(isOpen) => {
        if (!isOpen) onEnd(false);
      }}
    >
      <Loaded
        of={extend}
        pending={<Skeleton shape="text" count={4} isAnnounced />}
        failed={{ place: 'notice', title: text.loadFailed }}
      >
        {({ certificate }) => (
          <CertificateChoice
            current={certificate?.id ?? null}
            refused={fields.brandId}
            failure={failure}
            isPending={isPending}
            onSave={(chosen) => void save(chosen?.id ?? null)}
            onBack={() => onEnd(false)}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
