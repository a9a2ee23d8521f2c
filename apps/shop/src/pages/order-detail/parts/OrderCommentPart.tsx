/** What the customer says of a finished order: written once, changed for a day. */
import type { OrderComment } from '@banxin/contract/calls/order/comment.schemas';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { Stars } from '../../../features/comment/Stars.tsx';
import { actionOf } from '../../../features/order/orderActions.ts';
import { minuteText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Own } from '../../../lib/Own.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { usePartFailedToast } from '../../../lib/usePartFailedToast.ts';
import { commentText } from '../comment.messages.ts';
import { useComment } from '../order-detail.data.ts';

const CommentDialog = lazyPart(() => import('./CommentDialog.tsx'));

function Written({
  comment,
  isOpen,
}: {
  readonly comment: OrderComment;
  readonly isOpen: boolean;
}) {
  const text = useText(commentText);
  const times = [
    text.at(minuteText(comment.at)),
    ...(comment.editedAt === null ? [] : [text.edited(minuteText(comment.editedAt))]),
    ...(isOpen ? [text.editable(minuteText(comment.editableUntil))] : []),
    ...(comment.pictures.length === 0 ? [] : [text.pictures(comment.pictures.length)]),
  ];
  return (
    <Stack gap={4}>
      <Text weight="medium">
        <Stars stars={comment.stars} />
      </Text>
      {comment.content !== '' && (
        <Text element="p">
          <Own>{comment.content}</Own>
        </Text>
      )}
      <Text size={12} tone="quiet">
        {times.join(' · ')}
      </Text>
    </Stack>
  );
}

export default function OrderCommentPart({ order }: { readonly order: OrderDetail }) {
  const text = useText(commentText);
  const words = useFixedWords();
  const { now } = useServices();
  const showPartFailed = usePartFailedToast();
  const [isWriting, setIsWriting] = useState(false);
  const comment = useComment(order);
  const offer = actionOf(order, 'comment');
  return (
    <Sheet element="section" aria-label={text.title}>
      <Stack gap={16}>
        <Heading level={2} size={16}>
          {text.title}
        </Heading>
        <Loaded
          of={comment}
          pending={<Skeleton shape="text" count={2} />}
          failed={{ place: 'notice', title: text.loadFailed }}
        >
          {(written, refresh) => {
            const isOpen =
              offer?.allowed === true &&
              (written === null || now() <= Date.parse(written.editableUntil));
            return (
              <Stack gap={12}>
                {written ? (
                  <Written comment={written} isOpen={isOpen} />
                ) : (
                  <Text tone="body">
                    {isOpen ? text.invite : offer?.reason ? words(offer.reason) : text.none}
                  </Text>
                )}
                {isOpen && (
                  <Inline>
                    <Button onPress={() => setIsWriting(true)}>
                      {written ? text.change : text.write}
                    </Button>
                  </Inline>
                )}
                {isWriting && (
                  <PartBoundary
                    onLost={() => {
                      setIsWriting(false);
                      showPartFailed(text.lost, () => setIsWriting(true));
                    }}
                  >
                    <CommentDialog
                      orderSN={order.orderSN}
                      before={written}
                      onEnd={(isDone) => {
                        setIsWriting(false);
                        if (isDone) void refresh();
                      }}
                    />
                  </PartBoundary>
                )}
              </Stack>
            );
          }}
        </Loaded>
      </Stack>
    </Sheet>
  );
}
