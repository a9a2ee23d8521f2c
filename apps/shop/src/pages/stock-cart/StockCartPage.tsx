/** The cart: kept for each login on the server, each line priced by its own quantity, the same in every window. */
import { CART_KINDS_MAX } from '@banxin/contract/constants';
import type { CartLine } from '@banxin/contract/entities/cart';
import { errCode } from '@banxin/contract/errors';
import { pathOf } from '@banxin/contract/routes';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Heading } from '@banxin/ui/Heading';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Notice } from '@banxin/ui/Notice';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Tabs } from '@banxin/ui/Tabs';
import { useRef } from 'react';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { useRowFocus } from '../../lib/useRowFocus.ts';
import { viewOf } from './cartView.ts';
import { CartLines } from './parts/CartLines.tsx';
import { CartRow } from './parts/CartRow.tsx';
import * as css from './StockCart.css.ts';
import { type CartControl, useCart, useCartTab } from './stock-cart.data.ts';
import { stockCartText } from './stock-cart.messages.ts';

/** How long something that was removed can be taken back. @unit ms */
const UNDO_MS = 8_000;

/** Category of copy paper. */
const GOODS = 7;

/** Why the last change was not made. */
function Problem({ failure }: Pick<CartControl, 'failure'>) {
  const text = useText(stockCartText);
  const words = useFixedWords();
  return (
    <div role="status">
      {failure && (
        <div className={css.told}>
          <Notice
            tone="caution"
            title={failure.errCode === errCode.cartMoved ? undefined : text.notSaved}
          >
            {words(failure)}
          </Notice>
        </div>
      )}
    </div>
  );
}

function Nothing({ title, hint }: { readonly title: string; readonly hint: string }) {
  const text = useText(stockCartText);
  return (
    <EmptyState
      title={title}
      headingLevel={2}
      action={
        <LinkButton href={pathOf('category', { id: GOODS })} variant="primary">
          {text.toGoods}
        </LinkButton>
      }
    >
      {hint}
    </EmptyState>
  );
}

function CartSheet({
  lines,
  control,
}: {
  readonly lines: readonly CartLine[];
  readonly control: CartControl;
}) {
  const text = useText(stockCartText);
  const { toasts } = useServices();
  const [tab, setTab] = useCartTab();
  const { set, remove, failure } = control;
  const view = viewOf(lines);
  const takeAway = async ({ productId, quantity, isSaved, ...line }: CartLine): Promise<void> => {
    if (!(await remove(productId))) return;
    toasts.show(
      {
        text: text.removed(line.name || text.gone(productId)),
        ...(line.why !== 'gone' && {
          action: { label: text.undo, onPress: () => set({ productId, quantity, isSaved }) },
        }),
      },
      UNDO_MS,
    );
  };
  const onRemove = (line: CartLine): void => void takeAway(line);
  return (
    <Tabs
      label={text.tabs}
      inset="sheet"
      size="large"
      selectedId={tab}
      onSelectionChange={setTab}
      items={[
        { id: 'cart', label: text.title, count: view.count },
        { id: 'saved', label: text.saved, count: view.saved.length },
      ]}
    >
      <Problem failure={failure} />
      {lines.length >= CART_KINDS_MAX && (
        <div className={css.told}>
          <Notice tone="caution" title={text.full(CART_KINDS_MAX)}>
            {text.fullHint}
          </Notice>
        </div>
      )}
      {tab === 'cart' &&
        (view.count === 0 ? (
          <Nothing title={text.empty} hint={text.emptyHint} />
        ) : (
          <CartLines view={view} control={control} onRemove={onRemove} />
        ))}
      {tab === 'saved' &&
        (view.saved.length === 0 ? (
          <Nothing title={text.emptySaved} hint={text.emptySavedHint} />
        ) : (
          <ul className={css.rows}>
            {view.saved.map((line) => (
              <CartRow key={line.productId} line={line} onWish={set} onRemove={onRemove} />
            ))}
          </ul>
        ))}
    </Tabs>
  );
}

export default function StockCartPage() {
  const text = useText(stockCartText);
  const control = useCart();
  const list = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLDivElement>(null);
  const onFocus = useRowFocus(list, title);
  return (
    <Page paddingBlock={32}>
      <Stack gap={20}>
        <div ref={title}>
          <Heading level={1}>{text.title}</Heading>
        </div>
        <Loaded
          of={control.lines}
          pending={
            <Sheet>
              <Skeleton shape="row" count={4} isAnnounced />
            </Sheet>
          }
          failed={{ place: 'sheet', title: text.loadFailed, kept: text.kept }}
        >
          {(lines) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here; it hears where the focus is.
            <div ref={list} onFocus={onFocus}>
              <Sheet padding="none">
                <CartSheet lines={lines} control={control} />
              </Sheet>
            </div>
          )}
        </Loaded>
      </Stack>
    </Page>
  );
}
