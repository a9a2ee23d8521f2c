/** A quote for somebody else: its link, a sheet to print and share, and what was answered. */
import type { Configuration as Wire } from '@banxin/contract/entities/configuration';
import type { QuoteShare } from '@banxin/contract/entities/quoteShare';
import { jobText } from '@banxin/contract/rules/job';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { formatFen } from '@banxin/ui/Money';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { dayOf, dayText, minuteText } from '../../lib/day.ts';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { Own } from '../../lib/Own.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { partFailedText } from '../../lib/partFailed.messages.ts';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { useCopy } from '../../lib/useCopy.ts';
import { usePartFailedToast } from '../../lib/usePartFailedToast.ts';
import type { QuoteSheetProps } from './QuoteSheet.tsx';
import { QuoteStateTag } from './QuoteStateTag.tsx';
import { quoteShareText } from './quoteShare.messages.ts';
import { quoteSheetText } from './quoteSheet.messages.ts';
import { useQuoteShares } from './useQuoteShares.ts';
import { XrayButton } from './xray/XrayButton.tsx';

const QuoteSheet = lazyPart(() => import('./QuoteSheet.tsx'));
const MyQuotes = lazyPart(() => import('./MyQuotes.tsx'));
const JobXray = lazyPart(() => import('./xray/JobXray.tsx'));

/** How the newest quote of this very job stands, and what it keeps. */
function Standing({ share }: { readonly share: QuoteShare }) {
  const text = useText(quoteShareText);
  const { dayWords } = useText(dayText);
  const { now } = useServices();
  const { state, answer, total, validUntil } = share;
  const isLive = validUntil >= dayOf(now());
  return (
    <Stack gap={4}>
      <Inline gap={8}>
        <QuoteStateTag state={state} />
        {answer && (
          <Text size={12}>
            <Own>{answer.by}</Own> {minuteText(answer.at)}
          </Text>
        )}
      </Inline>
      {answer && answer.note !== '' && (
        <Text size={12} tone="body">
          <Own>{answer.note}</Own>
        </Text>
      )}
      {isLive && (
        <Text size={12} tone="quiet">
          {text.held(formatFen(total), dayWords(validUntil))}
        </Text>
      )}
    </Stack>
  );
}

export interface QuoteToolsProps extends Omit<QuoteSheetProps, 'onClose' | 'isSharing'> {
  /** Path of the job with all that is chosen of it. */
  readonly link: string;
  /** Whether the server may be asked why it costs what it does. */
  readonly mayAskWhy: boolean;
}

export default function QuoteTools({ link, mayAskWhy, ...props }: QuoteToolsProps) {
  const text = useText(quoteSheetText);
  const shareText = useText(quoteShareText);
  const partFailed = useText(partFailedText);
  const showPartFailed = usePartFailedToast();
  const copy = useCopy(text);
  const [open, setOpen] = useState<'sheet' | 'share' | 'mine' | null>(null);
  const shares = useQuoteShares({ productId: props.product.id });
  const job = jobText(props.configuration as Wire);
  const share =
    shares.state === 'ready'
      ? shares.value.items.find((one) => jobText(one.configuration) === job)
      : undefined;
  const close = () => setOpen(null);
  return (
    <Stack gap={8}>
      <Inline gap={12}>
        <Button onPress={() => void copy(new URL(link, window.location.href).href)}>
          {text.copyLink}
        </Button>
        <Button onPress={() => setOpen('sheet')}>{text.title}</Button>
        <Button onPress={() => setOpen('share')}>{shareText.shareQuote}</Button>
        {shares.state === 'ready' && shares.value.total > 0 && (
          <Button variant="quiet" onPress={() => setOpen('mine')}>
            {shareText.mine}
          </Button>
        )}
        {mayAskWhy && (
          <XrayButton>
            {(onClose) => (
              <JobXray
                configuration={props.configuration}
                way={props.way}
                province={props.province}
                onClose={onClose}
              />
            )}
          </XrayButton>
        )}
      </Inline>
      {share && <Standing share={share} />}
      {open !== null && (
        <PartBoundary
          onLost={() => {
            close();
            showPartFailed(partFailed.quoteSheet, () => setOpen(open));
          }}
        >
          {open === 'mine' ? (
            <MyQuotes onClose={close} />
          ) : (
            <QuoteSheet {...props} isSharing={open === 'share'} onClose={close} />
          )}
        </PartBoundary>
      )}
    </Stack>
  );
}
