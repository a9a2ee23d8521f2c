/** Makes the link to a quote, under the name that whoever decides sees. */
import type { OutputOf } from '@banxin/contract/call';
import { shareQuote } from '@banxin/contract/calls/order/quoteShare';
import { QUOTE_VALID_DAYS, SHOWN_AS_MAX } from '@banxin/contract/constants';
import { pathOf } from '@banxin/contract/routes';
import { checkShownAs } from '@banxin/contract/rules/quote';
import { Button } from '@banxin/ui/Button';
import { Form } from '@banxin/ui/Form';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { TextField } from '@banxin/ui/TextField';
import { useEffect, useRef, useState } from 'react';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { Own } from '../../lib/Own.tsx';
import { useText } from '../../lib/text.ts';
import { useCopy } from '../../lib/useCopy.ts';
import { useForm } from '../../lib/useForm.ts';
import { useSend } from '../../lib/useSend.ts';
import * as css from './QuoteSheet.css.ts';
import { QuoteStateTag } from './QuoteStateTag.tsx';
import { quoteShareText } from './quoteShare.messages.ts';
import { shareLink } from './shareLink.ts';

export interface ShareFormProps {
  /** Of the quote. */
  readonly number: string;
  /** What the field holds at first. */
  readonly shownAs: string;
  /** It was opened for this. */
  readonly isAskedFor: boolean;
}

export function ShareForm({ number, shownAs, isAskedFor }: ShareFormProps) {
  const text = useText(quoteShareText);
  const words = useFixedWords();
  const copy = useCopy({ ...text, copied: text.copiedNew(QUOTE_VALID_DAYS) });
  const place = useRef<HTMLElement>(null);
  // Who pressed for sharing need not look for it below the sheet.
  useEffect(() => {
    if (isAskedFor) place.current?.querySelector('input')?.focus();
  }, [isAskedFor]);
  const { send, isPending, failure, fields } = useSend(shareQuote, { shownHere: 'all' });
  const { field, submit } = useForm({
    start: { shownAs: [...shownAs].slice(0, SHOWN_AS_MAX).join('') },
    rules: { shownAs: checkShownAs },
    refused: fields,
  });
  const [shared, setShared] = useState<OutputOf<typeof shareQuote> | null>(null);
  const share = async (name: string): Promise<void> => {
    const answer = await send({ number, shownAs: name });
    if (!answer.ok) return;
    setShared(answer.value);
    await copy(shareLink(answer.value.token));
  };
  return (
    <section ref={place} className={css.share} aria-label={text.shareTitle}>
      <Form
        onSubmit={() => submit((typed) => void share(typed.shownAs))}
        aria-label={text.shareTitle}
      >
        <Stack gap={12}>
          <Heading level={3} size={14}>
            {text.shareTitle}
          </Heading>
          <Text size={12} tone="quiet">
            {text.shareHint}
          </Text>
          <TextField
            label={text.shownAs}
            maxLength={SHOWN_AS_MAX}
            isRequired
            {...field('shownAs')}
          />
          {failure && Object.keys(fields).length === 0 && (
            <Notice tone="critical" title={text.notShared}>
              {words(failure)}
            </Notice>
          )}
          <Inline gap={12}>
            <Button type="submit" isPending={isPending}>
              {text.share}
            </Button>
            {shared && <QuoteStateTag state={shared.state} />}
          </Inline>
          {shared && (
            <Text size={12}>
              {text.link}{' '}
              <a
                className={css.link}
                href={pathOf('sharedQuote', { token: shared.token })}
                target="_blank"
                rel="noreferrer"
              >
                <Own>{shareLink(shared.token)}</Own>
              </a>
            </Text>
          )}
        </Stack>
      </Form>
    </section>
  );
}
