/** Progress of an order without a login: number and the last four digits of a phone. */

import type { InputOf, OutputOf } from '@banxin/contract/call';
import { lookUpOrder } from '@banxin/contract/calls/order/lookUp';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { Form } from '@banxin/ui/Form';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { StatusTag } from '@banxin/ui/StatusTag';
import { Text } from '@banxin/ui/Text';
import { TextField } from '@banxin/ui/TextField';
import { Timeline } from '@banxin/ui/Timeline';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { minuteText } from '../../lib/day.ts';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { useForm } from '../../lib/useForm.ts';
import { useSend } from '../../lib/useSend.ts';
import * as css from './OrderLookup.css.ts';
import { orderLookupText } from './orderLookup.messages.ts';

type Progress = OutputOf<typeof lookUpOrder>;

/** The same question as an address: without a script its answer is the page itself. */
function PlainLookup({ order }: { readonly order: Partial<InputOf<typeof lookUpOrder>> }) {
  const text = useText(orderLookupText);
  return (
    <form method="get" action={pathOf('root')} aria-label={text.label} className={css.plainForm}>
      {(['orderSN', 'phoneTail'] as const).map((name) => (
        <label key={name} className={css.plainField}>
          {text[name]}
          <input
            name={name}
            defaultValue={order[name]}
            required
            inputMode="numeric"
            maxLength={name === 'orderSN' ? 24 : 4}
            className={css.plainInput}
          />
        </label>
      ))}
      <Button type="submit">{text.go}</Button>
    </form>
  );
}

export function OrderLookup({ orderSN: given = '' }: { readonly orderSN?: string }) {
  const text = useText(orderLookupText);
  const words = useFixedWords();
  // Shown beside the form, where it can be mended.
  const { send, isPending, failure, fields } = useSend(lookUpOrder, { shownHere: 'all' });
  const { field, submit } = useForm({
    start: { orderSN: given, phoneTail: '' },
    refused: fields,
  });
  const { name, word } = useCatalogueWords();
  const search = new URLSearchParams(useSearch());
  const orderSN = search.get('orderSN')?.trim() ?? '';
  const phoneTail = search.get('phoneTail')?.trim() ?? '';
  const isAsked = /^\d{8,24}$/.test(orderSN) && /^\d{4}$/.test(phoneTail);
  const linked = useCall(lookUpOrder, isAsked ? { orderSN, phoneTail } : null, {
    isLasting: true,
  });
  const [sent, setSent] = useState<Progress | null>(null);
  const progress = sent ?? (linked.state === 'ready' ? linked.value : null);

  const ask = async (order: InputOf<typeof lookUpOrder>): Promise<void> => {
    setSent(null);
    const answer = await send(order);
    if (answer.ok) setSent(answer.value);
  };
  return (
    <Stack gap={16}>
      <noscript>
        <PlainLookup order={{ orderSN, phoneTail }} />
      </noscript>
      <div className={css.alive}>
        <Form onSubmit={() => submit((order) => void ask(order))} aria-label={text.label}>
          <Inline gap={12} align="start">
            <TextField label={text.orderSN} maxLength={24} {...field('orderSN')} />
            <TextField label={text.phoneTail} maxLength={4} {...field('phoneTail')} />
            <div className={css.go}>
              <Button type="submit" isPending={isPending}>
                {text.go}
              </Button>
            </div>
          </Inline>
        </Form>
      </div>
      {linked.state === 'failed' && sent === null && failure === null && (
        <Notice tone="critical">{words(linked.error)}</Notice>
      )}
      {failure && Object.keys(fields).length === 0 && (
        <Notice tone="critical">{words(failure)}</Notice>
      )}
      <div role="status">
        {progress && (
          <Stack gap={12}>
            <Inline gap={12}>
              <Text weight="bold">{name('product', progress.productId, progress.productName)}</Text>
              <StatusTag tone="action">{words(progress.statusLabel)}</StatusTag>
            </Inline>
            <Text tone="body">{word(progress.spec, progress.specSaid)}</Text>
            <Text>{words(progress.hint)}</Text>
            <Timeline
              label={text.progress}
              items={progress.steps.map(({ title, at, state }) => ({
                id: title.data.key,
                title: words(title),
                state,
                ...(at !== null && { time: minuteText(at), dateTime: at }),
              }))}
            />
          </Stack>
        )}
      </div>
    </Stack>
  );
}
