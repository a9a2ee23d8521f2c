/** The newest messages; what is opened is read. */
import { getSiteMessages, readSiteMessage } from '@banxin/contract/calls/message/siteMessage';
import type { SiteMessage } from '@banxin/contract/entities/siteMessage';
import { pathOf } from '@banxin/contract/routes';
import { wayOf } from '@banxin/contract/rules/messageWay';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { VisuallyHidden } from '@banxin/ui/VisuallyHidden';
import { Link } from 'wouter';
import { useSession } from '../../../features/session/session.ts';
import { minuteText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { useSend } from '../../../lib/useSend.ts';
import * as css from '../user-index.css.ts';
import { userIndexText } from '../user-index.messages.ts';

const SHOWN = 5;

interface MessageLineProps {
  readonly message: SiteMessage;
  readonly onRead: () => void;
}

function MessageLine({ message, onRead }: MessageLineProps) {
  const text = useText(userIndexText);
  const words = useFixedWords();
  const { mayOpen } = useSession();
  const { isRead, at } = message;
  const way = wayOf(message, mayOpen);
  return (
    <li className={css.message}>
      <span className={isRead ? undefined : css.dot} aria-hidden="true" />
      <Link
        href={way?.to ?? pathOf('userMessage')}
        className={css.messageWords}
        onClick={isRead || way === null ? undefined : onRead}
      >
        <span className={css.messageText}>
          <span className={isRead ? undefined : css.unread}>{words(message.title)}</span>
          {!isRead && <VisuallyHidden>{text.unread}</VisuallyHidden>} {words(message.text)}
        </span>
      </Link>
      <time className={css.time} dateTime={at}>
        {minuteText(at).slice(5)}
      </time>
    </li>
  );
}

export function LatestMessages() {
  const text = useText(userIndexText);
  const { send } = useSend(readSiteMessage);
  return (
    <Sheet element="section" aria-label={text.messages}>
      <Stack gap={16}>
        <Inline justify="between">
          <Heading level={2}>{text.messages}</Heading>
          <Link
            href={pathOf('userMessage')}
            className={css.way}
            aria-label={text.seeAllOf(text.messages)}
          >
            {text.seeAll}
          </Link>
        </Inline>
        <Loaded
          of={useCall(getSiteMessages, { pageSize: SHOWN })}
          pending={<Skeleton shape="row" count={SHOWN} />}
          failed={{ place: 'part', title: text.messagesFailed }}
        >
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState title={text.noMessages} />
            ) : (
              <ul className={css.messages}>
                {items.map((message) => (
                  <MessageLine
                    key={message.messageId}
                    message={message}
                    onRead={() => void send({ messageId: message.messageId })}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Stack>
    </Sheet>
  );
}
