/** The addresses of an order that goes to several: who, how many, how each stands, its parcels' numbers. */
import { getMultipleDelivery } from '@banxin/contract/calls/order/drops';
import type { OrderDrop } from '@banxin/contract/calls/order/drops.schemas';
import { confirmDropReceipt } from '@banxin/contract/calls/order/receipt';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { fileStatus } from '@banxin/contract/enums/order';
import { Button } from '@banxin/ui/Button';
import { CopyText } from '@banxin/ui/CopyText';
import { Inline } from '@banxin/ui/Inline';
import { formatFen } from '@banxin/ui/Money';
import { Skeleton } from '@banxin/ui/Skeleton';
import { StatusTag } from '@banxin/ui/StatusTag';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { addressLine } from '../../../features/address/addressLine.ts';
import * as css from '../../../features/address/drops/Drops.css.ts';
import { dropsText } from '../../../features/address/drops/drops.messages.ts';
import { orderTone } from '../../../features/order/orderTone.ts';
import { Question } from '../../../features/order/Question.tsx';
import { AskBefore } from '../../../lib/AskBefore.tsx';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { dayText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';

interface DropProps {
  readonly drop: OrderDrop;
  readonly isPrinted: boolean;
  /** Its customer says that it arrived. */
  readonly onReceive: () => void;
}

function Drop({ drop, isPrinted, onReceive }: DropProps) {
  const text = useText(dropsText);
  const words = useFixedWords();
  const { name } = useCatalogueWords();
  const { dayWords } = useText(dayText);
  const { position, receiver, quantity, carrier, freight, arriveDate, status, trackingNos } = drop;
  const tone = orderTone({ status, fileStatus: fileStatus.confirmed, isPrinted });
  const facts = [
    text.pieces(quantity),
    ...(carrier === null ? [] : [name('carrier', carrier.code, carrier.name)]),
    ...(freight === null ? [] : [formatFen(freight)]),
    ...(arriveDate === null ? [] : [text.arrives(dayWords(arriveDate))]),
  ];
  return (
    <li className={css.drop} aria-label={text.row(position)}>
      <Inline gap={12} justify="between">
        <Text weight="medium">
          {position}. <Own>{receiver.consignee}</Own> {receiver.mobilePhone}
        </Text>
        <StatusTag tone={tone}>{words(drop.statusLabel)}</StatusTag>
      </Inline>
      <Text tone="body">
        <Own>{addressLine(receiver, ' ')}</Own>
      </Text>
      <Text size={13} tone="quiet">
        {facts.join(' · ')}
      </Text>
      {trackingNos.map((number) => (
        <CopyText key={number} text={number} label={text.number} />
      ))}
      {drop.mayReceive && (
        <Inline>
          <Button aria-label={text.receiveOf(position)} onPress={onReceive}>
            {text.receive}
          </Button>
        </Inline>
      )}
    </li>
  );
}

export interface OrderDropsListProps {
  readonly order: OrderDetail;
  readonly onChanged: () => void;
}

export default function OrderDropsList({ order, onChanged }: OrderDropsListProps) {
  const text = useText(dropsText);
  const [asked, setAsked] = useState<OrderDrop | null>(null);
  const drops = useCall(getMultipleDelivery, { orderId: order.orderId });
  return (
    <Loaded
      of={drops}
      pending={<Skeleton shape="text" count={4} />}
      failed={{ place: 'notice', title: text.listFailed }}
    >
      {(value) => (
        <>
          <ul className={css.rows} aria-label={text.several(value.drops.length)}>
            {value.drops.map((drop) => (
              <Drop
                key={drop.position}
                drop={drop}
                isPrinted={order.isPrinted}
                onReceive={() => setAsked(drop)}
              />
            ))}
          </ul>
          {asked && (
            <AskBefore
              call={confirmDropReceipt}
              input={{ orderSN: order.orderSN, position: asked.position }}
              title={text.receive}
              cancelLabel={text.receiveNotYet}
              done={{ text: text.received(asked.position) }}
              failed={text.receiveFailed}
              onEnd={(isDone) => {
                setAsked(null);
                if (isDone) onChanged();
              }}
            >
              <Question hint={text.receiveHint}>
                {text.receiveQuestion(asked.position, asked.quantity)}
              </Question>
            </AskBefore>
          )}
        </>
      )}
    </Loaded>
  );
}
