/** When the files of an invoice went where, or why not; and sending them once more. */
import { getInvoice } from '@banxin/contract/calls/invoice/invoice';
import type { InvoiceDetail, InvoiceMail } from '@banxin/contract/entities/invoice';
import { Button } from '@banxin/ui/Button';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { Timeline } from '@banxin/ui/Timeline';
import { useState } from 'react';
import { minuteText } from '../../../lib/day.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Own } from '../../../lib/Own.tsx';
import { Part } from '../../../lib/Part.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { mailText } from '../mail.messages.ts';

const SendMail = lazyPart(() => import('./SendMail.tsx'));

/** While one is on its way the page is asked so often. @unit ms */
const WATCH_MS = 5_000;
const WHY_NOT = 'why-no-mail';

/** Reads the invoice anew until its letter has ended one way or the other. */
function Watch({ id }: Pick<InvoiceDetail, 'id'>) {
  useCall(getInvoice, { id }, { refreshEvery: WATCH_MS });
  return null;
}

function Standing({ mail }: { readonly mail: InvoiceMail }) {
  const text = useText(mailText);
  const { address, state, trouble, tries, nextAt, endedAt } = mail;
  if (state === 'sent') {
    return (
      <Stack gap={4}>
        <Text>{text.sentTo(address, minuteText(endedAt ?? mail.at))}</Text>
        <Text size={13} tone="quiet">
          {text.sentHint}
        </Text>
      </Stack>
    );
  }
  if (state === 'givenUp') {
    return (
      <Notice tone="caution" title={text.notTo(address)}>
        {text[trouble ?? 'unclear']}
      </Notice>
    );
  }
  return (
    <Stack gap={4}>
      <Text>{text.sendingTo(address)}</Text>
      {trouble !== null && nextAt !== null && (
        <Text size={13} tone="quiet">
          {text.nextTry(text[trouble], tries, minuteText(nextAt))}
        </Text>
      )}
    </Stack>
  );
}

/** Those before the newest. */
function Earlier({ mails }: { readonly mails: readonly InvoiceMail[] }) {
  const text = useText(mailText);
  const names = { waiting: text.sending, sent: text.sent, givenUp: text.givenUp };
  return (
    <Timeline
      label={text.earlier}
      items={mails.map(({ id, address, state, trouble, endedAt, at }) => ({
        id: String(id),
        title: names[state],
        time: minuteText(endedAt ?? at),
        dateTime: endedAt ?? at,
        note: (
          <>
            <Own>{address}</Own> {state === 'givenUp' && text[trouble ?? 'unclear']}
          </>
        ),
      }))}
    />
  );
}

export interface MailsProps {
  readonly invoice: Pick<InvoiceDetail, 'id' | 'hasFiles' | 'mail' | 'mails' | 'mailFrom'>;
  readonly onChanged: () => void;
}

export function Mails({ invoice, onChanged }: MailsProps) {
  const text = useText(mailText);
  const [isAsking, setAsking] = useState(false);
  const { id, hasFiles, mail, mails, mailFrom } = invoice;
  const [newest, ...earlier] = mails;
  const end = (): void => {
    setAsking(false);
    onChanged();
  };
  return (
    <Part title={text.title}>
      {newest === undefined ? (
        <Text>{mail === '' ? text.none : text.notSent}</Text>
      ) : (
        <Standing mail={newest} />
      )}
      {newest?.state === 'waiting' && <Watch id={id} />}
      {hasFiles && (
        <Stack gap={4} align="start">
          <Button
            isDisabled={mailFrom !== null}
            aria-describedby={mailFrom === null ? undefined : WHY_NOT}
            onPress={() => setAsking(true)}
          >
            {newest === undefined ? text.send : text.again}
          </Button>
          {mailFrom !== null && (
            <Text id={WHY_NOT} size={12} tone="quiet">
              {text.limit(minuteText(mailFrom))}
            </Text>
          )}
        </Stack>
      )}
      {earlier.length > 0 && <Earlier mails={earlier} />}
      {isAsking && (
        <PartBoundary onLost={() => setAsking(false)}>
          <SendMail
            id={id}
            address={newest?.address ?? mail}
            onEnd={end}
            onBack={() => setAsking(false)}
          />
        </PartBoundary>
      )}
    </Part>
  );
}
