/** What was said about a ticket, both ways, and a field to say more while it is open. */
import { sendAfterSaleMessage } from '@banxin/contract/calls/afterSales/ticket';
import type { ClaimDetail } from '@banxin/contract/entities/afterSales';
import { MESSAGE_PICTURES_MAX } from '@banxin/contract/rules/afterSales';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Tag } from '@banxin/ui/Tag';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { Evidence } from '../../../features/afterSales/Evidence.tsx';
import { minuteText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Own } from '../../../lib/Own.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { useAnchor } from '../../../lib/useAnchor.ts';
import * as css from '../aftersale-detail.css.ts';
import { ticketText } from '../aftersale-detail.messages.ts';
import { useOpenPictures } from '../useOpenPictures.ts';

const Writing = lazyPart(() => import('./Writing.tsx'));

export interface ConversationProps {
  readonly ticket: ClaimDetail;
  /** Answers that this login had not looked at. */
  readonly fresh: ReadonlySet<number>;
  readonly onChanged: () => void;
}

export function Conversation({ ticket, fresh, onChanged }: ConversationProps) {
  const text = useText(ticketText);
  const told = useFixedWords();
  const open = useOpenPictures();
  const anchor = useAnchor('conversation');
  /** A fresh field after each message. */
  const [written, setWritten] = useState(0);
  const { id, messages, actions } = ticket;
  const may = actions.find(({ event }) => event === 'message');
  return (
    <Sheet>
      <Stack gap={20}>
        <div {...anchor} className={css.anchor}>
          <Heading level={2}>{text.conversation}</Heading>
        </div>
        {messages.length === 0 ? (
          <Text size={13} tone="quiet">
            {text.noMessages}
          </Text>
        ) : (
          <ol className={css.talk} aria-label={text.conversation}>
            {messages.map(({ id: at, by, name, isEvidence, text: said, pictures, at: when }) => (
              <li key={at} className={by === 'works' ? css.said : css.ours}>
                <Inline gap={8}>
                  <Text size={13} weight="bold">
                    {by === 'works' ? text.works : <Own>{name ?? text.you}</Own>}
                  </Text>
                  <Text size={12} tone="quiet">
                    {minuteText(when)}
                  </Text>
                  {isEvidence && <Tag>{text.isEvidence}</Tag>}
                  {fresh.has(at) && <Tag tone="action">{text.isNew}</Tag>}
                </Inline>
                <div className={css.words}>
                  <Own>{said}</Own>
                </div>
                <Evidence pictures={pictures} onOpen={(index) => open(pictures, index)} />
              </li>
            ))}
          </ol>
        )}
        {may?.allowed ? (
          <PartBoundary pending={<Skeleton shape="control" count={2} />}>
            <Writing
              key={written}
              ticketId={id}
              call={sendAfterSaleMessage}
              words={{
                label: text.write,
                send: text.send,
                done: text.sent,
                failed: text.sendFailed,
              }}
              mostPictures={MESSAGE_PICTURES_MAX}
              onSent={() => {
                setWritten(written + 1);
                onChanged();
              }}
            />
          </PartBoundary>
        ) : (
          may?.reason && (
            <Text size={13} tone="quiet">
              {told(may.reason)}
            </Text>
          )
        )}
      </Stack>
    </Sheet>
  );
}
