/** Asks which of the orders of a tab something is done with at once, says what is chosen, and hands them over. */
import { getOrders } from '@banxin/contract/calls/order/list';
import type { CallError } from '@banxin/contract/client';
import type { OrderSummary } from '@banxin/contract/entities/order';
import type { OrderTab } from '@banxin/contract/lifecycles/order';
import { Button } from '@banxin/ui/Button';
import { CheckboxGroup } from '@banxin/ui/CheckboxGroup';
import { Dialog } from '@banxin/ui/Dialog';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Notice } from '@banxin/ui/Notice';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { useCall } from '../../lib/useCall.ts';
import { actionOf, mayDo } from './orderActions.ts';

export interface TogetherDialogProps {
  /** An order may have changed. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** What is said; the same sentences for whatever is done. */
export interface TogetherWords {
  readonly title: string;
  readonly orders: string;
  readonly more: (listed: number, all: number) => string;
  readonly close: string;
  readonly failed: string;
  readonly loadFailed: string;
  readonly nothing: string;
}

export interface OrdersTogetherProps {
  readonly text: TogetherWords;
  /** What is done with them. */
  readonly action: 'pay' | 'confirmReceipt';
  /** Tab that lists those with which it can be done. */
  readonly tab: OrderTab;
  /** As many as one call takes. */
  readonly most: number;
  /** Beside the product's name. */
  readonly valueFor: (order: OrderSummary) => string;
  /** What is chosen, and the button's words. */
  readonly wordsOf: (chosen: readonly OrderSummary[]) => { chosen: string; send: string };
  readonly isPending: boolean;
  readonly failure: CallError | null;
  readonly onSend: (orderSNs: string[]) => void;
  readonly onClose: () => void;
}

interface ChoiceProps extends OrdersTogetherProps {
  readonly listed: readonly OrderSummary[];
  /** How many wait in all; more than are listed. */
  readonly total: number;
}

function Choice({ text, action, listed, total, valueFor, wordsOf, ...rest }: ChoiceProps) {
  const { isPending, failure, onSend, onClose } = rest;
  const words = useFixedWords();
  const { name, word } = useCatalogueWords();
  // A payment can still be left at the cashier; what cannot be taken back begins with none.
  const [ids, setIds] = useState(() =>
    action === 'pay'
      ? listed.filter((order) => mayDo(order, action)).map(({ orderSN }) => orderSN)
      : [],
  );
  const chosen = listed.filter(({ orderSN }) => ids.includes(orderSN));
  const said = wordsOf(chosen);
  return (
    <Stack gap={16}>
      <CheckboxGroup
        label={text.orders}
        orientation="vertical"
        hasSelectAll
        value={ids}
        onChange={setIds}
        options={listed.map((order) => {
          const { orderSN, productId, productName, spec, specSaid } = order;
          const offer = actionOf(order, action);
          const product = name('product', productId, productName);
          return {
            id: orderSN,
            label: `${product} · ${valueFor(order)}`,
            detail: offer?.reason ? words(offer.reason) : `${orderSN} · ${word(spec, specSaid)}`,
            isDisabled: !mayDo(order, action),
          };
        })}
      />
      {total > listed.length && <Text tone="quiet">{text.more(listed.length, total)}</Text>}
      {failure && (
        <Notice tone="critical" title={text.failed}>
          {words(failure)}
        </Notice>
      )}
      <Stack gap={12} align="end">
        <div role="status">
          <Text weight="medium">{said.chosen}</Text>
        </div>
        <Button
          variant="primary"
          isDisabled={chosen.length === 0}
          isPending={isPending}
          onPress={() => onSend(chosen.map(({ orderSN }) => orderSN))}
        >
          {said.send}
        </Button>
        {chosen.length === 0 && <Button onPress={onClose}>{text.close}</Button>}
      </Stack>
    </Stack>
  );
}

export function OrdersTogether(props: OrdersTogetherProps) {
  const { text, action, tab, most, onClose } = props;
  const waiting = useCall(getOrders, { tab, pageIndex: 1, pageSize: most });
  return (
    <Dialog
      isOpen
      title={text.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Loaded
        of={waiting}
        pending={<Skeleton shape="row" count={4} isAnnounced />}
        failed={{ place: 'part', title: text.loadFailed }}
      >
        {({ items, total }) => {
          const listed = items.filter((order) => actionOf(order, action) !== undefined);
          if (listed.length === 0) return <EmptyState title={text.nothing} headingLevel={3} />;
          return <Choice {...props} listed={listed} total={total} />;
        }}
      </Loaded>
    </Dialog>
  );
}
