/**
 * What a customer orders again and again, with the reason why it stands here; who is not logged in is told what would.
 * Its room is the same for everybody: nothing moves when it arrives.
 */
import { pathOf } from '@banxin/contract/routes';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Heading } from '@banxin/ui/Heading';
import { Link } from '@banxin/ui/Link';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { usualLink } from '../../../features/quote/usualLink.ts';
import { useSession } from '../../../features/session/session.ts';
import { UsualRows } from '../../../features/usual/UsualRows.tsx';
import * as css from '../../../features/usual/usual.css.ts';
import { usualText } from '../../../features/usual/usual.messages.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import { useUsual } from './usual.data.ts';

/** As many rows as there can be. */
const ROWS = 6;

export function Usual() {
  const text = useText(usualText);
  const { user, mayOpen } = useSession();
  const usual = useUsual();
  return (
    <Sheet element="section" aria-label={text.title}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2}>{text.title}</Heading>
          <Text tone="body">{text.hint}</Text>
        </Stack>
        <div className={css.room}>
          {!user ? (
            <EmptyState title={text.visitor}>
              <Link href={pathOf('login')} kind="standalone">
                {text.logIn}
              </Link>
            </EmptyState>
          ) : mayOpen('myOrder') ? (
            <Loaded
              of={usual}
              pending={<Skeleton shape="row" count={ROWS} isAnnounced />}
              failed={{ place: 'part', title: text.failed }}
            >
              {(rows) =>
                rows.length === 0 ? (
                  <EmptyState title={text.empty}>
                    <Link href={pathOf('category')} kind="standalone">
                      {text.toProducts}
                    </Link>
                  </EmptyState>
                ) : (
                  <UsualRows rows={rows} wayTo={usualLink} />
                )
              }
            </Loaded>
          ) : (
            <EmptyState title={text.forbidden} />
          )}
        </div>
      </Stack>
    </Sheet>
  );
}
