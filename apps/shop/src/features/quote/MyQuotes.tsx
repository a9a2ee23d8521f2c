/** The buyer's shared quotes: how each stands, who answered what, and what can be done with it. */
import { withdrawQuote } from '@banxin/contract/calls/order/quoteShare';
import { PAGE_SIZE_DEFAULT } from '@banxin/contract/constants';
import type { QuoteShare } from '@banxin/contract/entities/quoteShare';
import { Button } from '@banxin/ui/Button';
import { Dialog } from '@banxin/ui/Dialog';
import { Inline } from '@banxin/ui/Inline';
import { Money } from '@banxin/ui/Money';
import { Pager } from '@banxin/ui/Pager';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { AskBefore } from '../../lib/AskBefore.tsx';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { dayText, minuteText } from '../../lib/day.ts';
import { ListRows } from '../../lib/ListRows.tsx';
import { Own } from '../../lib/Own.tsx';
import { useText } from '../../lib/text.ts';
import { useCopy } from '../../lib/useCopy.ts';
import * as css from './QuoteSheet.css.ts';
import { QuoteStateTag } from './QuoteStateTag.tsx';
import { quoteShareText } from './quoteShare.messages.ts';
import { jobLink, shareLink } from './shareLink.ts';
import { useQuoteShares } from './useQuoteShares.ts';

interface RowProps {
  readonly share: QuoteShare;
  readonly onWithdraw: () => void;
}

function Row({ share, onWithdraw }: RowProps) {
  const text = useText(quoteShareText);
  const { dayWords } = useText(dayText);
  const { name, word } = useCatalogueWords();
  const copy = useCopy(text);
  const { token, answer, state } = share;
  const productName = name('product', share.productId, share.productName);
  return (
    <li className={css.quote} aria-label={`${productName} ${share.number}`}>
      <Stack gap={8}>
        <Inline gap={12} justify="between">
          <Inline gap={8}>
            <Text weight="medium">{productName}</Text>
            <QuoteStateTag state={state} />
          </Inline>
          <Money fen={share.total} tone="price" />
        </Inline>
        <Text size={12} tone="body">
          {word(share.spec, share.specSaid)}
        </Text>
        <Text size={12} tone="quiet">
          {share.number} · <Own>{share.shownAs}</Own> ·{' '}
          {text.validUntil(dayWords(share.validUntil))}
        </Text>
        {answer && (
          <Text size={13}>
            <Own>{answer.by}</Own> {minuteText(answer.at)}{' '}
            {text.state(answer.isAgreed ? 'agreed' : 'declined')}
          </Text>
        )}
        {answer && answer.note !== '' && (
          <Text size={13} tone="body">
            <Own>{answer.note}</Own>
          </Text>
        )}
        <Inline gap={8}>
          {/* Loads anew: the page may show this very product, which keeps what is chosen on it. */}
          <a className={css.order} href={jobLink(share)}>
            {text.order}
          </a>
          {token !== null && (
            <>
              <Button size="small" onPress={() => void copy(shareLink(token))}>
                {text.copyAgain}
              </Button>
              <Button size="small" variant="quiet" tone="critical" onPress={onWithdraw}>
                {text.withdraw}
              </Button>
            </>
          )}
        </Inline>
      </Stack>
    </li>
  );
}

export default function MyQuotes({ onClose }: { readonly onClose: () => void }) {
  const text = useText(quoteShareText);
  const [page, setPage] = useState({ pageIndex: 1, pageSize: PAGE_SIZE_DEFAULT });
  const [ending, setEnding] = useState<QuoteShare | null>(null);
  const rows = useQuoteShares(page);
  const refresh = () => {
    if (rows.state === 'ready') void rows.refresh();
    if (rows.state === 'failed') rows.retry();
  };
  return (
    <Dialog
      isOpen
      size="large"
      title={text.mine}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <ListRows
        noun={text.noun}
        list={{ rows, refresh }}
        control={undefined}
        empty={{ title: text.none, hint: text.noneHint }}
        hint={undefined}
        hasAll={false}
        hasPictures={false}
      >
        {(shares) => (
          <ul className={css.quotes} aria-label={text.mine}>
            {shares.map((share) => (
              <Row key={share.id} share={share} onWithdraw={() => setEnding(share)} />
            ))}
          </ul>
        )}
      </ListRows>
      {rows.state === 'ready' && rows.value.total > page.pageSize && (
        <Pager
          label={text.pager}
          total={rows.value.total}
          page={page.pageIndex}
          pageSize={page.pageSize}
          pageSizes={[]}
          onChange={(pageIndex, pageSize) => setPage({ pageIndex, pageSize })}
        />
      )}
      {ending && (
        <AskBefore
          call={withdrawQuote}
          input={{ id: ending.id }}
          title={text.withdrawTitle}
          cancelLabel={text.keep}
          done={{ text: text.withdrawn }}
          failed={text.notWithdrawn}
          onEnd={() => setEnding(null)}
        >
          {text.withdrawAsk}
        </AskBefore>
      )}
    </Dialog>
  );
}
