/** How a payment is made at its channel: a page to open, a code to scan, an account to transfer to. */
import type { ChannelStart, Payment } from '@banxin/flows/cashier';
import { CopyText } from '@banxin/ui/CopyText';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { LinkButton } from '@banxin/ui/LinkButton';
import { formatFen } from '@banxin/ui/Money';
import { QrCode } from '@banxin/ui/QrCode';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useText } from '../../../lib/text.ts';
import { useIsPhone } from '../../../lib/useIsPhone.ts';
import { useSecondsLeft } from '../../../lib/useSecondsLeft.ts';
import { checkoutText } from '../checkout.messages.ts';

export interface ChannelMeansProps {
  readonly start: ChannelStart;
  readonly payment: Payment;
}

function Code({ start, payment }: ChannelMeansProps) {
  const text = useText(checkoutText);
  const seconds = useSecondsLeft(start.expiresAt);
  return (
    <Stack gap={12} align="center">
      <QrCode
        size={200}
        value={start.codeUrl}
        label={text.scanFor(formatFen(payment.amount))}
        isExpired={seconds === 0}
      />
      <Text weight="medium">{text.scan}</Text>
      <Text size={12} tone="quiet">
        {text.codeRenews(seconds)}
      </Text>
    </Stack>
  );
}

function Transfer({ start, payment }: ChannelMeansProps) {
  const text = useText(checkoutText);
  const { transfer } = start;
  if (transfer === null) return null;
  const { company, bank, account, remark } = transfer;
  return (
    <Stack gap={12}>
      <DescriptionList
        items={[
          { label: text.company, value: <CopyText text={company} label={text.company} /> },
          { label: text.bankName, value: bank },
          { label: text.account, value: <CopyText text={account} label={text.account} /> },
          { label: text.payable, value: formatFen(payment.amount) },
          { label: text.remark, value: <CopyText text={remark} label={text.remark} /> },
        ]}
      />
      <Text tone="body">{text.remarkHint}</Text>
    </Stack>
  );
}

export default function ChannelMeans({ start, payment }: ChannelMeansProps) {
  const text = useText(checkoutText);
  const isPhone = useIsPhone();
  const { channel, url, codeUrl } = start;
  return (
    <Stack gap={16}>
      {codeUrl !== null && <Code start={start} payment={payment} />}
      {url !== null && (
        // A link that is pressed is blocked by no browser; a phone has no second window to come back from.
        <LinkButton
          href={url}
          variant={codeUrl === null ? 'primary' : 'secondary'}
          size="large"
          isFullWidth
          isExternal={!isPhone}
        >
          {text.openPage(text[channel])}
        </LinkButton>
      )}
      <Transfer start={start} payment={payment} />
    </Stack>
  );
}
