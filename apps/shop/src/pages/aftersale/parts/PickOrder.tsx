/** Picks the order that something is wrong with; those that it is too late for say so. */
import type { ClaimableOrder } from '@banxin/contract/entities/afterSales';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { Dialog } from '@banxin/ui/Dialog';
import { EmptyState } from '@banxin/ui/EmptyState';
import { LinkButton } from '@banxin/ui/LinkButton';
import { SearchField } from '@banxin/ui/SearchField';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../aftersale.css.ts';
import { PICKED, useClaimable } from '../aftersale.data.ts';
import { aftersaleText } from '../aftersale.messages.ts';
import { Goods } from './Goods.tsx';

function Row({ order }: { readonly order: ClaimableOrder }) {
  const text = useText(aftersaleText);
  const told = useFixedWords();
  const { orderSN, allowed, reason, lastDay } = order;
  return (
    <li className={css.order}>
      <Goods goods={order} isLink={false} />
      <div className={css.choose}>
        {allowed ? (
          <LinkButton
            size="small"
            variant="primary"
            href={pathOf('aftersaleCreate', { type: '1', sn: orderSN })}
            aria-label={text.pickOf(orderSN)}
          >
            {text.pick}
          </LinkButton>
        ) : (
          <Button size="small" isDisabled aria-label={text.pickOf(orderSN)}>
            {text.pick}
          </Button>
        )}
        <Text size={12} tone="quiet">
          {reason !== null
            ? told(reason)
            : lastDay === null
              ? text.pickOnRoad
              : text.pickUntil(lastDay)}
        </Text>
      </div>
    </li>
  );
}

export default function PickOrder({ onClose }: { readonly onClose: () => void }) {
  const text = useText(aftersaleText);
  const [keyword, setKeyword] = useState('');
  const [size, setSize] = useState(PICKED);
  const orders = useClaimable(keyword, size);
  return (
    <Dialog
      isOpen
      title={text.pickTitle}
      size="large"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Stack gap={16}>
        <SearchField
          label={text.pickSearch}
          placeholder={text.pickPlaceholder}
          onSubmit={(words) => {
            setKeyword(words.trim());
            setSize(PICKED);
          }}
        />
        <Loaded
          of={orders}
          pending={<Skeleton shape="block" count={3} isAnnounced />}
          failed={{ place: 'part', title: text.pickFailed }}
        >
          {({ items, total }) =>
            items.length === 0 ? (
              <EmptyState title={text.pickNone}>{text.pickNoneHint}</EmptyState>
            ) : (
              <>
                <ul className={css.orders}>
                  {items.map((order) => (
                    <Row key={order.orderSN} order={order} />
                  ))}
                </ul>
                {total > items.length && size < 50 && (
                  <Button onPress={() => setSize(size === PICKED ? 20 : 50)}>
                    {text.pickMore}
                  </Button>
                )}
              </>
            )
          }
        </Loaded>
      </Stack>
    </Dialog>
  );
}
