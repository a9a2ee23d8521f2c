/** Several jobs of one category, in two steps that the address names: the table, and the confirmation of all of them. */
import { createAddress } from '@banxin/contract/calls/customer/address';
import { pathOf } from '@banxin/contract/routes';
import type { CustomerTerms } from '@banxin/pricing/types';
import { Breadcrumb } from '@banxin/ui/Breadcrumb';
import { Heading } from '@banxin/ui/Heading';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Steps } from '@banxin/ui/Steps';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { EMPTY_RECEIVER, useReceiver } from '../../../features/address/useReceiver.ts';
import { chosenIn } from '../../../features/coupon/takenTogether.ts';
import { configurationFrom } from '../../../features/quote/configurationLink.ts';
import { CONFIGURATION_PARAM } from '../../../features/quote/configurationQuery.ts';
import { useUser } from '../../../features/session/session.ts';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { useText } from '../../../lib/text.ts';
import { useDraft } from '../../../lib/useDraft.ts';
import { useIsPhone } from '../../../lib/useIsPhone.ts';
import * as css from '../ProductMult.css.ts';
import { isOrderable, priceRow, type Terms } from '../prices.ts';
import type { Mult } from '../product-mult.data.ts';
import { productMultText } from '../product-mult.messages.ts';
import { useJobTable } from '../useJobTable.ts';
import { useTableFiles } from '../useTableFiles.ts';
import { TableView } from './TableView.tsx';

const ConfirmView = lazyPart(() => import('./ConfirmView.tsx'));

const STEP = 'step';
const CONFIRM = 'confirm';

/** Texts that are kept for this tab, over a reload. */
const EMPTY_DRAFT = { remark: '', taken: '', ...EMPTY_RECEIVER };

function useTerms({ products }: Mult, province: string): Terms {
  const { type, vipLevel } = useUser();
  return useMemo((): Terms => {
    const [first] = products.values();
    return {
      products,
      quoting: {
        customer: { type: type as CustomerTerms['type'], vipLevel },
        urgent: 'none',
        now: first?.now ?? '',
        ...(province !== '' && { destination: { province } }),
      },
    };
  }, [products, type, vipLevel, province]);
}

/** What somebody came with, taken out of the address once it is in the table. */
function useBrought({ products }: Mult) {
  const [search, setSearch] = useSearchParams();
  const [brought] = useState(() =>
    [...products.values()]
      .map(({ product }) => configurationFrom(search, product))
      .find((one) => one !== undefined),
  );
  const isIn = search.has(CONFIGURATION_PARAM);
  useEffect(() => {
    if (!isIn) return;
    setSearch(
      (now) => {
        now.delete(CONFIGURATION_PARAM);
        return now;
      },
      { replace: true },
    );
  }, [isIn, setSearch]);
  return brought;
}

export default function MultView({ mult }: { readonly mult: Mult }) {
  const text = useText(productMultText);
  const may = useCanCall();
  const { id: userId } = useUser();
  const isPhone = useIsPhone();
  const [search, setSearch] = useSearchParams();
  const draft = useDraft('multSubmit', userId, EMPTY_DRAFT);
  const receiver = useReceiver(draft, may(createAddress));
  const [remark, setRemark] = useState(draft.start.remark);
  const [chosen, setChosen] = useState(() => chosenIn(draft.start.taken));
  const terms = useTerms(mult, receiver.province);
  const [usual] = mult.products.values();
  if (usual === undefined) throw new Error('A category of the table has products');
  const table = useJobTable({
    userId,
    categoryId: mult.categoryId,
    configuration: usual.product.defaults,
    brought: useBrought(mult),
  });
  const files = useTableFiles(table.rows, table.dispatch);
  const { rows } = table;
  const isReady =
    rows.length > 0 && !files.isBusy && rows.every((row) => isOrderable(priceRow(row, terms)));
  const isConfirming = search.get(STEP) === CONFIRM && isReady;
  /** The row that somebody comes back to. */
  const [startId, setStartId] = useState<number | null>(null);
  const heading = useRef<HTMLDivElement>(null);
  const shown = useRef(isConfirming);
  useEffect(() => {
    if (shown.current === isConfirming) return;
    shown.current = isConfirming;
    const title = heading.current?.querySelector('h1');
    if (title) {
      title.tabIndex = -1;
      title.focus();
    }
  }, [isConfirming]);
  const go = (step: string | null): void =>
    setSearch((now) => {
      if (step === null) now.delete(STEP);
      else now.set(STEP, step);
      return now;
    });
  return (
    <Stack gap={20}>
      <Breadcrumb
        items={[
          { label: text.all, href: pathOf('category') },
          { label: mult.name, href: pathOf('category', { id: String(mult.categoryId) }) },
          { label: text.title },
        ]}
      />
      <div className={css.head} ref={heading}>
        <Heading level={1}>{text.title}</Heading>
        <Steps
          label={text.steps}
          currentId={isConfirming ? 'confirm' : 'fill'}
          items={[
            { id: 'fill', title: text.stepFill },
            { id: 'confirm', title: text.stepConfirm },
            { id: 'pay', title: text.stepPay },
            { id: 'follow', title: text.stepFollow },
          ]}
        />
      </div>
      {isConfirming ? (
        <Suspense fallback={<Skeleton shape="row" count={4} isAnnounced />}>
          <ConfirmView
            rows={rows}
            terms={terms}
            receiver={receiver}
            remark={remark}
            onRemark={(typed) => {
              setRemark(typed);
              draft.keep({ remark: typed });
            }}
            chosen={chosen}
            onChoose={(changed) => {
              setChosen(changed);
              draft.keep({ taken: JSON.stringify(changed) });
            }}
            onShare={(changed) => table.dispatch({ type: 'change', rows: changed })}
            onBack={(rowId) => {
              setStartId(rowId ?? null);
              go(null);
            }}
            onPlaced={() => {
              draft.forget();
              table.forget();
            }}
            onStale={mult.retry}
          />
        </Suspense>
      ) : (
        <TableView
          mult={mult}
          terms={terms}
          table={table}
          files={files}
          isPhone={isPhone}
          startId={startId}
          onConfirm={() => go(CONFIRM)}
        />
      )}
    </Stack>
  );
}
