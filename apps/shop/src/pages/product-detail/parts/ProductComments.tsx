/** What buyers say of the product, the newest first; never who they are. */
import type { OutputOf } from '@banxin/contract/call';
import type { getProductComments } from '@banxin/contract/calls/order/comment';
import type { ProductComment } from '@banxin/contract/calls/order/comment.schemas';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Pager } from '@banxin/ui/Pager';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { Stars } from '../../../features/comment/Stars.tsx';
import { usePreview } from '../../../features/preview/preview.ts';
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

/** What buyers photographed; each opens large. */
function Photos({ pictures }: Pick<ProductComment, 'pictures'>) {
  const text = useText(productAboutText);
  const preview = usePreview();
  const images = pictures.map(({ small, large }, at) => {
    const words = text.pictureOf(at + 1, pictures.length);
    return { src: large, thumbSrc: small, alt: words, caption: words };
  });
  return (
    <div className={css.pictures}>
      {pictures.map(({ small }, index) => (
        <button
          key={small}
          type="button"
          className={css.picture}
          aria-label={text.openPicture(index + 1)}
          onClick={() => preview.open({ images, index })}
        >
          <img src={small} alt="" loading="lazy" width={72} height={72} />
        </button>
      ))}
    </div>
  );
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
              {items.map(({ stars, content, at, pictures }) => (
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
                  {pictures.length > 0 && <Photos pictures={pictures} />}
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
