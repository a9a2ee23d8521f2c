/** What buyers say of the product, the newest first; never who they are. */
import { getProductComments } from '@banxin/contract/calls/order/comment';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Heading } from '@banxin/ui/Heading';
import { Pager } from '@banxin/ui/Pager';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { Stars } from '../../../features/comment/Stars.tsx';
import { Loaded } from '../../../lib/Loaded.tsx';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { useCachedRead } from '../../../lib/useList.ts';
import * as css from '../product-detail.css.ts';
import { productCommentsText } from '../productComments.messages.ts';

/** Comments at once: what follows them is not far. */
const PAGE = 5;

export default function ProductComments({ productId }: { readonly productId: number }) {
  const text = useText(productCommentsText);
  const [page, setPage] = useState(1);
  const [comments] = useCachedRead(getProductComments, {
    productId,
    pageIndex: page,
    pageSize: PAGE,
  });
  const total = comments.state === 'ready' ? comments.value.total : 0;
  const title = total > 0 ? text.titleWith(total.toLocaleString('en-US')) : text.title;
  return (
    <Sheet element="section" aria-label={text.title}>
      <Stack gap={16}>
        <Heading level={2} size={16}>
          {title}
        </Heading>
        <Loaded
          of={comments}
          pending={<Skeleton shape="row" count={2} />}
          failed={{ place: 'notice', title: text.failed }}
        >
          {({ items }) =>
            total === 0 ? (
              <EmptyState title={text.none}>{text.noneHint}</EmptyState>
            ) : (
              <Stack gap={16}>
                <ul className={css.comments}>
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
                {total > PAGE && (
                  <Pager
                    label={text.pages}
                    total={total}
                    page={page}
                    pageSize={PAGE}
                    pageSizes={[]}
                    onChange={setPage}
                  />
                )}
              </Stack>
            )
          }
        </Loaded>
      </Stack>
    </Sheet>
  );
}
