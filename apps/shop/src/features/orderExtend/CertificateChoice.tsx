/** The certificate by which the brand on an order may be printed; one that cannot be used says why. */
import type { CallError } from '@banxin/contract/callError';
import { getCertificates } from '@banxin/contract/calls/customer/certificate';
import type { Certificate } from '@banxin/contract/calls/customer/certificate.schemas';
import { Button } from '@banxin/ui/Button';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { DialogFoot } from '../../lib/DialogFoot.tsx';
import { type Told, useFixedWords } from '../../lib/fixedWords.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { Own } from '../../lib/Own.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { extendText } from './extend.messages.ts';
import { orderExtendText } from './orderExtend.messages.ts';

const NONE = 'none';

export interface CertificateChoiceProps {
  /** Id of the one that the order has; null: none. */
  readonly current: number | null;
  /** What the server says against the choice. */
  readonly refused?: Told | undefined;
  readonly failure?: CallError | null;
  readonly isPending?: boolean;
  /** Null: none. */
  readonly onSave: (certificate: Certificate | null) => void;
  readonly onBack: () => void;
}

export function CertificateChoice(props: CertificateChoiceProps) {
  const { current, refused, failure = null, isPending = false, onSave, onBack } = props;
  const text = useText(orderExtendText);
  const labels = useText(extendText);
  const words = useFixedWords();
  const [chosen, setChosen] = useState(current);
  const certificates = useCall(getCertificates, {});
  return (
    <Loaded
      of={certificates}
      pending={<Skeleton shape="text" count={4} isAnnounced />}
      failed={{ place: 'notice', title: text.loadFailed }}
    >
      {(all) => (
        <Stack gap={16}>
          <Text tone="body">{text.certificateHint}</Text>
          {all.length === 0 ? (
            <Text tone="body">{text.noCertificates}</Text>
          ) : (
            <RadioGroup
              label={text.certificate}
              isLabelHidden
              variant="card"
              value={chosen === null ? NONE : String(chosen)}
              onChange={(id) => setChosen(id === NONE ? null : Number(id))}
              errorMessage={refused && words(refused)}
              options={[
                { id: NONE, label: labels.none },
                ...all.map(({ id, brand, number, refusal }) => ({
                  id: String(id),
                  label: <Own>{brand}</Own>,
                  description: refusal === null ? <Own>{number}</Own> : words(refusal),
                  isDisabled: refusal !== null && id !== current,
                })),
              ]}
            />
          )}
          <DialogFoot
            failure={failure}
            failed={text.certificateFailed}
            backLabel={text.cancel}
            onBack={onBack}
          >
            <Button
              variant="primary"
              isPending={isPending}
              isDisabled={chosen === current}
              onPress={() => onSave(all.find(({ id }) => id === chosen) ?? null)}
            >
              {text.save}
            </Button>
          </DialogFoot>
        </Stack>
      )}
    </Loaded>
  );
}
