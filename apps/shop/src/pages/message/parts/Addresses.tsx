/** Where text messages and letters go, masked; an address is confirmed in a dialog. */
import type { MessageSettings } from '@banxin/contract/entities/messageSettings';
import { Button } from '@banxin/ui/Button';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { BindMail } from '../../../features/binding/BindMail.tsx';
import { minuteText } from '../../../lib/day.ts';
import { useText } from '../../../lib/text.ts';
import { settingsText } from '../settings.messages.ts';

export interface AddressesProps {
  readonly settings: Pick<MessageSettings, 'mobile' | 'mail' | 'mailConfirmedAt' | 'isMailOffered'>;
}

export function Addresses({ settings }: AddressesProps) {
  const text = useText(settingsText);
  const [isBinding, setBinding] = useState(false);
  const { mobile, mail, mailConfirmedAt, isMailOffered } = settings;
  const address = (
    <Inline gap={12}>
      <Text>{mail ?? text.noMail}</Text>
      {mailConfirmedAt !== null && (
        <Text size={12} tone="quiet">
          {text.confirmed(minuteText(mailConfirmedAt))}
        </Text>
      )}
      {isMailOffered && (
        <Button size="small" onPress={() => setBinding(true)}>
          {mail === null ? text.bind : text.rebind}
        </Button>
      )}
    </Inline>
  );
  return (
    <section aria-label={text.where}>
      <Stack gap={12}>
        <Heading level={2}>{text.where}</Heading>
        <DescriptionList
          items={[
            { label: text.mobile, value: mobile },
            { label: text.mail, value: address },
          ]}
        />
      </Stack>
      {isBinding && <BindMail onEnd={() => setBinding(false)} />}
    </section>
  );
}
