/** What the check says of the files for this job, and that its warnings were seen. */
import type { OrderDetail } from '@banxin/contract/entities/order';
import { verdictOf } from '@banxin/contract/lifecycles/file';
import { areWhole, jobOfFile } from '@banxin/contract/rules/styles';
import { Checkbox } from '@banxin/ui/Checkbox';
import { FileRow } from '@banxin/ui/FileRow';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useFileFindings } from '../../../features/upload/findingText.ts';
import { useJudgements } from '../../../features/upload/useJudgements.ts';
import { useText } from '../../../lib/text.ts';
import { areSeen } from '../areSeen.ts';
import { jobCheckText } from '../jobCheck.messages.ts';
import type { OrderConfirmation } from '../order-confirm.data.ts';

export interface JobCheckProps {
  readonly order: OrderDetail;
  readonly confirmation: OrderConfirmation;
}

export default function JobCheck({ order, confirmation }: JobCheckProps) {
  const text = useText(jobCheckText);
  const shown = useFileFindings();
  const { configuration, styles } = order;
  const { choices, choose } = confirmation;
  const files = [...new Map(order.files.map((file) => [file.id, file])).values()];
  const judgementOf = useJudgements(files, (file) => jobOfFile(configuration, styles, file));
  const judged = files.map((file) => ({ file, ...judgementOf(file) }));
  if (judged.some(({ isAwaited }) => isAwaited)) return null;
  if (judged.some(({ isIncomplete }) => isIncomplete)) return <Notice>{text.unknown}</Notice>;
  const verdict = verdictOf(judged.flatMap(({ findings }) => findings));
  if (verdict === 'clean') return null;
  const isWhole = areWhole(styles, configuration);
  const ids = files.map(({ id }) => id);
  return (
    <Stack gap={12}>
      {judged.map(({ file, findings }) => {
        const said = shown(findings.filter(({ severity }) => severity !== 'ok'));
        return (
          said.length > 0 && (
            <FileRow key={file.id} name={file.name} status="ready" findings={said} />
          )
        );
      })}
      {verdict === 'forPerson' || !isWhole ? (
        <Text size={13} tone="caution">
          {verdict === 'forPerson' ? text.forPerson : text.incomplete}
        </Text>
      ) : (
        <Checkbox
          isSelected={areSeen(choices, files)}
          onChange={(chosen) => choose({ confirmedFiles: chosen ? ids : [] })}
          description={text.seenHint}
        >
          {text.seen}
        </Checkbox>
      )}
    </Stack>
  );
}
