/** What happened to orders, money and account; what is opened is read. Its last tab says what is told beside it. */
import type { SiteMessage } from '@banxin/contract/entities/siteMessage';
import { wayOf } from '@banxin/contract/rules/messageWay';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Tabs } from '@banxin/ui/Tabs';
import { Text } from '@banxin/ui/Text';
import { VisuallyHidden } from '@banxin/ui/VisuallyHidden';
import { Link, useSearchParams } from 'wouter';
import { useSession } from '../../features/session/session.ts';
import { minuteText } from '../../lib/day.ts';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { ListSheet } from '../../lib/ListSheet.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import * as css from './Message.css.ts';
import { allTabs, useMessages } from './message.data.ts';
import { messageText } from './message.messages.ts';

interface MessageRowProps {
  readonly message: SiteMessage;
  readonly isRead: boolean;
  readonly onRead: () => void;
}

function MessageRow({ message, isRead, onRead }: MessageRowProps) {
  const text = useText(messageText);
  const words = useFixedWords();
  const { mayOpen } = useSession();
  const way = wayOf(message, mayOpen);
  return (
    <li className={css.row} data-message={message.messageId}>
      <span className={isRead ? undefined : css.dot} aria-hidden="true" />
      <span className={isRead ? css.title : css.unreadTitle}>
        {words(message.title)}
        {!isRead && <VisuallyHidden>{text.isUnread}</VisuallyHidden>}
      </span>
      <time className={css.time} dateTime={message.at}>
        {minuteText(message.at)}
      </time>
      <span className={css.text}>{words(message.text)}</span>
      {way !== null ? (
        <span className={css.ways}>
          <Link href={way.to} className={css.way} onClick={isRead ? undefined : onRead}>
            {text[way.name]}
          </Link>
        </span>
      ) : (
        !isRead && (
          <span className={css.ways}>
            <Button size="small" onPress={onRead}>
              {text.markRead}
            </Button>
          </span>
        )
      )}
    </li>
  );
}

/** What each login wishes to be told comes when it is opened. */
const MessageSettings = lazyPart(() => import('./parts/MessageSettings.tsx'));

function MessageList() {
  const text = useText(messageText);
  const { toasts } = useServices();
  const { list, unread, reading, read, readAll, isReadingAll, refresh } = useMessages();
  const { tab } = list.shown;
  const empty =
    tab === 'unread'
      ? { title: text.noneUnread, hint: text.noneUnreadHint }
      : tab === 'all'
        ? { title: text.none, hint: text.noneHint }
        : { title: text.noneHere };
  const markAll = async (): Promise<void> => {
    const sent = await readAll({});
    if (!sent.ok) return;
    toasts.show({ text: text.allRead, tone: 'positive' });
    refresh();
  };
  return (
    <ListSheet
      title={text.title}
      noun={text.noun}
      action={
        <Button isDisabled={unread === 0} isPending={isReadingAll} onPress={() => void markAll()}>
          {text.readAll}
        </Button>
      }
      list={list}
      tabs={{
        label: text.tabs,
        items: allTabs.map((id) => ({
          id,
          label: text[id],
          ...(id === 'unread' && unread !== undefined && { count: unread }),
        })),
      }}
      filters={
        <Text size={12} tone="quiet">
          {text.kept}
        </Text>
      }
      empty={empty}
    >
      {(messages, isPending) => (
        <ul className={css.list} aria-label={text.title} aria-busy={isPending}>
          {messages.map((message) => (
            <MessageRow
              key={message.messageId}
              message={message}
              isRead={message.isRead || reading.includes(message.messageId)}
              onRead={() => void read(message.messageId)}
            />
          ))}
        </ul>
      )}
    </ListSheet>
  );
}

/** The wishes under the same title and tabs as the messages. */
function Wishes() {
  const text = useText(messageText);
  const [, setParams] = useSearchParams();
  return (
    <Stack gap={20}>
      <Heading level={1}>{text.title}</Heading>
      <Sheet padding="none">
        <Tabs
          label={text.tabs}
          items={allTabs.map((id) => ({ id, label: text[id] }))}
          selectedId="settings"
          onSelectionChange={(tab) => setParams(tab === 'all' ? {} : { tab })}
          inset="sheet"
        >
          <div className={css.wishes}>
            <PartBoundary pending={<Skeleton shape="block" />}>
              <MessageSettings />
            </PartBoundary>
          </div>
        </Tabs>
      </Sheet>
    </Stack>
  );
}

export default function MessagePage() {
  const [params] = useSearchParams();
  return params.get('tab') === 'settings' ? <Wishes /> : <MessageList />;
}
