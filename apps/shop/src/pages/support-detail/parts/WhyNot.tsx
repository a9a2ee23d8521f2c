/** Why an article did not help: a reason, and words if one likes. Its code comes when somebody was not helped. */
import { voteReason } from '@banxin/contract/enums/content';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Stack } from '@banxin/ui/Stack';
import { TextArea } from '@banxin/ui/TextArea';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { supportDetailText } from '../support-detail.messages.ts';

const REMARK_MAX = 200;

type Reason = (typeof voteReason.values)[number];

export interface WhyNotProps {
  readonly isPending: boolean;
  readonly onSend: (reason: Reason, remark: string) => void;
}

export default function WhyNot({ isPending, onSend }: WhyNotProps) {
  const text = useText(supportDetailText);
  const [reason, setReason] = useState<Reason>(voteReason.missingSteps);
  const [remark, setRemark] = useState('');
  return (
    <Stack gap={12}>
      <RadioGroup
        label={text.why}
        options={voteReason.options.map(({ key, value }) => ({
          id: String(value),
          label: text[key],
        }))}
        value={String(reason)}
        onChange={(id) => {
          const chosen = voteReason.values.find((value) => String(value) === id);
          if (chosen !== undefined) setReason(chosen);
        }}
      />
      <TextArea label={text.remark} value={remark} onChange={setRemark} maxLength={REMARK_MAX} />
      <Inline>
        <Button isPending={isPending} onPress={() => onSend(reason, remark.trim())}>
          {text.send}
        </Button>
      </Inline>
    </Stack>
  );
}
