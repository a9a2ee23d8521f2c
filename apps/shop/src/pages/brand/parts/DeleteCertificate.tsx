/** Asks before a certificate is deleted; its code comes when somebody asks. */
import { deleteCertificate } from '@banxin/contract/calls/customer/certificate';
import type { Certificate } from '@banxin/contract/calls/customer/certificate.schemas';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { AskBefore } from '../../../lib/AskBefore.tsx';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { brandText } from '../brand.messages.ts';

export interface DeleteCertificateProps {
  readonly of: Certificate;
  /** Closed; true when it was done. */
  readonly onEnd: (isDone: boolean) => void;
}

export default function DeleteCertificate({ of, onEnd }: DeleteCertificateProps) {
  const text = useText(brandText);
  return (
    <AskBefore
      call={deleteCertificate}
      input={{ id: of.id }}
      title={text.remove}
      done={{ text: text.removed }}
      failed={text.notRemoved}
      onEnd={onEnd}
    >
      <Stack gap={8}>
        <Text weight="medium">
          <Own>{`${of.brand} ${of.number}`}</Own>
        </Text>
        <Text>{text.removeQuestion}</Text>
      </Stack>
    </AskBefore>
  );
}
