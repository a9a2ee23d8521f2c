/** Sends an order somewhere else: the address, what its freight comes to, and what that moves. */
import { getAddresses } from '@banxin/contract/calls/customer/address';
import { calcExpressSum } from '@banxin/contract/calls/delivery/expressSum';
import { updateOrderDeliveryAddress } from '@banxin/contract/calls/order/address';
import type { AddressInput } from '@banxin/contract/entities/customer';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { errCode } from '@banxin/contract/errors';
import { Button } from '@banxin/ui/Button';
import { Dialog } from '@banxin/ui/Dialog';
import { Form } from '@banxin/ui/Form';
import { formatFen } from '@banxin/ui/Money';
import { Select } from '@banxin/ui/Select';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { AddressForm } from '../../../features/address/AddressForm.tsx';
import { addressLine } from '../../../features/address/addressLine.ts';
import { useAddressForm } from '../../../features/address/useAddressForm.ts';
import { DialogFoot } from '../../../lib/DialogFoot.tsx';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { useSend } from '../../../lib/useSend.ts';
import { changeAddressText } from '../changeAddress.messages.ts';
import { AddressWay } from './AddressWay.tsx';
import { useFreightPayer } from './useFreightPayer.ts';

export interface ChangeAddressDialogProps {
  readonly order: OrderDetail & { readonly receiver: AddressInput };
  /** Closed; true when the order has changed. */
  readonly onEnd: (isDone: boolean) => void;
}

function KeptAddresses({ onChoose }: { readonly onChoose: (address: AddressInput) => void }) {
  const text = useText(changeAddressText);
  const kept = useCall(getAddresses, {});
  return (
    <Loaded
      of={kept}
      pending={<Skeleton shape="control" />}
      failed={{ place: 'notice', title: text.keptFailed }}
    >
      {(addresses) =>
        addresses.length === 0 ? null : (
          <Select
            label={text.kept}
            placeholder={text.keptPlaceholder}
            options={addresses.map((one) => ({
              id: String(one.id),
              label: `${one.consignee} · ${addressLine(one)}`,
            }))}
            onChange={(id) => {
              const chosen = addresses.find((one) => String(one.id) === id);
              if (chosen) onChoose(chosen);
            }}
          />
        )
      }
    </Loaded>
  );
}

export default function ChangeAddressDialog({ order, onEnd }: ChangeAddressDialogProps) {
  const { orderSN, receiver } = order;
  const text = useText(changeAddressText);
  const { toasts } = useServices();
  const [carrier, setCarrier] = useState<string | null>(null);
  const { send, isPending, failure, fields } = useSend(updateOrderDeliveryAddress, {
    shownHere: 'all',
  });
  const form = useAddressForm({
    start: receiver,
    refused: fields,
    // Who takes it to another province is chosen anew.
    onChange: ({ province }) => province !== undefined && setCarrier(null),
  });
  const { province } = form.values;
  const way = { province, ...(carrier !== null && { carrier }) };
  const sums = useCall(calcExpressSum, province === '' ? null : { orderSN, drops: [way] });
  const sum = sums.state === 'ready' ? sums.value : null;
  const paying = useFreightPayer(sum);
  const save = (typed: AddressInput): void => {
    if (sum === null) return;
    const { difference } = sum;
    const chosen = sum.ways[0]?.carrier ?? undefined;
    void send({
      orderSN,
      receiver: typed,
      expectedDifference: difference,
      payFrom: paying.payFrom,
      ...(chosen !== undefined && { carrier: chosen }),
    }).then((sent) => {
      if (sent.ok && sent.value.paymentSN !== null) {
        onEnd(true);
        paying.toCashier(sent.value.paymentSN);
      } else if (sent.ok) {
        const amount = formatFen(Math.abs(difference));
        const money = difference > 0 ? text.doneMore(amount) : text.doneLess(amount);
        const isMoved = sent.value.balanceAfter !== null;
        toasts.show({ text: text.done, tone: 'positive', ...(isMoved && { detail: money }) });
        onEnd(true);
      } else if (sent.failure?.errCode === errCode.priceMoved && sums.state === 'ready') {
        void sums.refresh();
      }
    });
  };
  const amount = formatFen(sum?.difference ?? 0);
  const payLabel = paying.payFrom === 'balance' ? text.saveMore(amount) : text.toCashier(amount);
  return (
    <Dialog
      isOpen
      title={text.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onEnd(false);
      }}
    >
      <Form onSubmit={() => form.submit(save)}>
        <KeptAddresses
          onChoose={({ consignee, mobilePhone, district, detail, ...rest }) =>
            form.change({
              ...{ consignee, mobilePhone, district, detail },
              ...{ province: rest.province, city: rest.city },
            })
          }
        />
        <AddressForm form={form} />
        {province === '' ? (
          <Text tone="quiet">{text.chooseProvince}</Text>
        ) : (
          <Loaded
            of={sums}
            pending={<Skeleton shape="text" count={3} isAnnounced />}
            failed={{ place: 'notice', title: text.waysFailed }}
          >
            {(value) => (
              <AddressWay order={order} sum={value} paying={paying} onCarrier={setCarrier} />
            )}
          </Loaded>
        )}
        <DialogFoot
          failure={failure}
          failed={text.failed}
          backLabel={text.cancel}
          onBack={() => onEnd(false)}
        >
          <Button type="submit" variant="primary" isPending={isPending} isDisabled={sum === null}>
            {paying.isCharged ? payLabel : text.save}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
