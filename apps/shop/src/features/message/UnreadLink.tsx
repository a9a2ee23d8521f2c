/** The way to the messages, with how many this login has not read: asked again when the window is looked at. */
import { getUnreadCount } from '@banxin/contract/calls/message/siteMessage';
import { pathOf } from '@banxin/contract/routes';
import { Badge } from '@banxin/ui/Badge';
import { Link } from 'wouter';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { unreadText } from './unread.messages.ts';

/** @unit ms */
const ASK_EVERY = 60_000;

export function UnreadLink({ className }: { readonly className: string }) {
  const text = useText(unreadText);
  const unread = useCall(getUnreadCount, {}, { refreshEvery: ASK_EVERY });
  const count = unread.state === 'ready' ? unread.value.count : 0;
  return (
    <Link href={pathOf('userMessage')} className={className}>
      <span>
        {text.messages} <Badge count={count} label={text.unread(count)} />
      </span>
    </Link>
  );
}
