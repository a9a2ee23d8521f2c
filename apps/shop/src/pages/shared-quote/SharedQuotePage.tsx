/** A quote for whoever decides, behind a link: what it is, what it costs, then and now, and their answer. */
import { pathOf } from '@banxin/contract/routes';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Loaded } from '../../lib/Loaded.tsx';
import { useText } from '../../lib/text.ts';
import { Answer } from './parts/Answer.tsx';
import { QuotePaper } from './parts/QuotePaper.tsx';
import { useSharedQuote } from './shared-quote.data.ts';
import { sharedQuoteText } from './shared-quote.messages.ts';

export default function SharedQuotePage() {
  const text = useText(sharedQuoteText);
  const { token, quote } = useSharedQuote();
  return (
    <Loaded
      of={quote}
      pending={
        <Page width="reading" paddingBlock={32}>
          <Sheet>
            <Skeleton shape="row" count={12} isAnnounced />
          </Sheet>
        </Page>
      }
      failed={{
        title: text.failed,
        unknown: text.unknown,
        unknownHint: text.unknownHint,
        ways: <LinkButton href={pathOf('root')}>{text.toHome}</LinkButton>,
      }}
    >
      {(value) => (
        <Page width="reading" paddingBlock={32}>
          <Stack gap={20}>
            <QuotePaper quote={value} />
            <Answer token={token} quote={value} />
          </Stack>
        </Page>
      )}
    </Loaded>
  );
}
