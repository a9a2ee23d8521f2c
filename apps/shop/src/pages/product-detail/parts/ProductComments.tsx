/** What buyers say of the product, the newest first; never who they are. */
import type { OutputOf } from '@banxin/contract/call';
import type { getProductComments } from '@banxin/contract/calls/order/comment';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Pager } from '@banxin/ui/Pager';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { Stars } from '../../../features/comment/Stars.tsx';
import { Loaded } from '../../../lib/Loaded.tsx';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import type { Loadable } from '../../../lib/useCall.ts';
import * as css from '../productAbout.css.ts';
import { productAboutText } from '../productAbout.messages.ts';

/** Comments at once: what follows them is not far. */
export const COMMENTS = 5;

export interface ProductCommentsProps {
  readonly comments: Loadable<OutputOf<typeof getProductComments>>;
  /** From 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

export function ProductComments({ comments, page, onPage }: ProductCommentsProps) {
  const text = useText(productAboutText);
  return (
    <Loaded
      of={comments}
      pending={<Skeleton shape="row" count={2} />}
      failed={{ place: 'notice', title: text.commentsFailed }}
    >
      {({ items, total }) =>
        total === 0 ? (
          <EmptyState title={text.none}>{text.noneHint}</EmptyState>
        ) : (
          <Stack gap={16}>
            <ul className={css.comments} aria-label={text.comments}>
              {items.map(({ stars, content, at }) => (
                <li key={`${at} ${content}`} className={css.comment}>
                  <Text weight="medium">
                    <Stars stars={stars} />
                  </Text>
                  {content === '' ? (
                    <Text tone="quiet">{text.wordless}</Text>
                  ) : (
                    <Text element="p">
                      <Own>{content}</Own>
                    </Text>
                  )}
                  <Text size={12} tone="quiet">
                    {at.slice(0, 10)}
                  </Text>
                </li>
              ))}
            </ul>
            {total > COMMENTS && (
              <Pager
                label={text.pages}
                total={total}
                page={page}
                pageSize={COMMENTS}
                pageSizes={[]}
                onChange={onPage}
              />
            )}
          </Stack>
        )
      }
    </Loaded>
  );
}
