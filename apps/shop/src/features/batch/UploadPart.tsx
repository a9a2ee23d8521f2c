/** The first step: the template, the workbook on its way, and what was begun before. */
import { useSelector } from '@banxin/flows/react';
import { Button } from '@banxin/ui/Button';
import { FileDrop } from '@banxin/ui/FileDrop';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { ProgressBar } from '@banxin/ui/ProgressBar';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import type { ReactNode } from 'react';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { SaveFileButton } from '../../lib/SaveFileButton.tsx';
import { useText } from '../../lib/text.ts';
import { batchText } from './batch.messages.ts';
import { UnfinishedPart } from './UnfinishedPart.tsx';
import type { ImportFlow, SheetRow, Workbook } from './workbook.ts';

const ACCEPTED = ['.xlsx', '.csv'];

/** What became of the last workbook; null while nothing went wrong. */
function Trouble({ flow }: { readonly flow: ImportFlow }) {
  const text = useText(batchText);
  const words = useFixedWords();
  const { value, context } = useSelector(flow, (snapshot) => snapshot);
  const { failure, progress } = context;
  const retry = (
    <Inline gap={8}>
      <Button size="small" onPress={() => flow.send({ type: 'RETRY' })}>
        {text.retry}
      </Button>
      <Button size="small" variant="quiet" onPress={() => flow.send({ type: 'CANCEL' })}>
        {text.stop}
      </Button>
    </Inline>
  );
  if (value === 'uploadFailed' || value === 'startFailed') {
    return (
      <Notice tone="critical" title={text[value]}>
        <Stack gap={8} align="start">
          <Text>{failure && words(failure)}</Text>
          {retry}
        </Stack>
      </Notice>
    );
  }
  if (value !== 'refused') return null;
  const why = failure ?? progress?.refusal;
  return (
    <Notice tone="critical" title={text.refused}>
      <Stack gap={4}>
        <Text>{why && words(why)}</Text>
        <Text>{text.refusedHint}</Text>
      </Stack>
    </Notice>
  );
}

export interface UploadPartProps<Row extends SheetRow> {
  readonly flow: ImportFlow;
  readonly workbook: Workbook<Row>;
  readonly beside: ReactNode;
}

export function UploadPart<Row extends SheetRow>({ flow, workbook, beside }: UploadPartProps<Row>) {
  const text = useText(batchText);
  const { kind, calls, words } = workbook;
  const isSending = useSelector(flow, (snapshot) => snapshot.hasTag('uploading'));
  const isUploading = useSelector(flow, (snapshot) => snapshot.matches('uploading'));
  const { file, fault } = useSelector(flow, ({ context }) => context);
  const name = file?.name ?? '';
  const wrong = { kind: text.wrongKind, empty: text.wrongEmpty, size: text.wrongSize };
  return (
    <>
      <UnfinishedPart flow={flow} kind={kind} calls={calls} />
      <Sheet element="section" aria-label={text.workbook}>
        <Stack gap={16}>
          <Inline gap={12} justify="between">
            <Heading level={2}>{text.workbook}</Heading>
            <SaveFileButton
              call={calls.template}
              input={{}}
              words={{
                label: text.template,
                done: text.templateDone,
                failed: text.templateFailed,
              }}
            />
          </Inline>
          <Trouble flow={flow} />
          {isSending ? (
            <Stack gap={12} align="start">
              <ProgressBar
                label={isUploading ? text.uploading(name) : text.starting}
                isIndeterminate
                valueLabel=""
              />
              {isUploading && (
                <Button onPress={() => flow.send({ type: 'CANCEL' })}>{text.stop}</Button>
              )}
            </Stack>
          ) : (
            <FileDrop
              label={text.drop}
              isLabelHidden
              accept={ACCEPTED}
              hint={words.dropHint}
              errorMessage={fault && wrong[fault](name)}
              onFiles={([chosen]) => {
                if (chosen === undefined) return;
                const { name: fileName, size } = chosen;
                flow.send({ type: 'FILE.SELECT', file: { name: fileName, size, source: chosen } });
              }}
            />
          )}
        </Stack>
      </Sheet>
      {beside}
    </>
  );
}
