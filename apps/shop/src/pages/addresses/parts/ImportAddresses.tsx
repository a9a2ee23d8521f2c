/** A list of addresses, pasted or out of a workbook: checked row by row, the valid ones imported, the others kept to be mended. */
import { importAddresses, readAddresses } from '@banxin/contract/calls/customer/address';
import { ADDRESS_ROWS_MAX, ADDRESS_SHEET_MAX_BYTES } from '@banxin/contract/constants';
import { Button } from '@banxin/ui/Button';
import { FileDrop } from '@banxin/ui/FileDrop';
import { Form } from '@banxin/ui/Form';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { TextArea } from '@banxin/ui/TextArea';
import { useState } from 'react';
import { readAddressLines } from '../../../features/address/addressLines.ts';
import { useAreas } from '../../../features/address/area.ts';
import { receiverOf } from '../../../features/address/useReceiver.ts';
import { DialogFoot } from '../../../lib/DialogFoot.tsx';
import { FormDialog } from '../../../lib/FormDialog.tsx';
import { type Told, useFixedWords } from '../../../lib/fixedWords.ts';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useSend } from '../../../lib/useSend.ts';
import { importText } from '../import.messages.ts';
import { ImportRows } from './ImportRows.tsx';

export interface ImportAddressesProps {
  /** How many more can be kept. */
  readonly room: number;
  readonly onEnd: () => void;
}

/** Letters of a list: two hundred long lines. */
const TYPED_MAX = 40_000;
const ACCEPTED = ['.xlsx', '.csv'];
const NOTHING_TOLD: ReadonlyMap<string, Told> = new Map();

export default function ImportAddresses({ room, onEnd }: ImportAddressesProps) {
  const text = useText(importText);
  const words = useFixedWords();
  const areas = useAreas();
  const { toasts } = useServices();
  const importing = useSend(importAddresses, { shownHere: 'all' });
  const reading = useSend(readAddresses, { shownHere: 'all' });
  const [typed, setTyped] = useState('');
  /** What the server said of a line, by its words: changed, it is another line. */
  const [told, setTold] = useState(NOTHING_TOLD);
  const all = areas === null ? [] : readAddressLines(typed, areas);
  const lines = all.slice(0, ADDRESS_ROWS_MAX);
  const good = lines.filter((line) => line.faults.length === 0 && !told.has(line.text));

  const takeFile = async ([file]: File[]): Promise<void> => {
    if (file === undefined) return;
    const sent = await reading.send({ file });
    if (!sent.ok) return;
    const read = sent.value.rows.map(({ consignee, phone, place }) =>
      [consignee, phone, place].join('\t'),
    );
    setTyped([typed.trimEnd(), ...read].filter(Boolean).join('\n').slice(0, TYPED_MAX));
  };

  const importAll = async (): Promise<void> => {
    if (good.length === 0) return;
    const rows = good.map(({ row, said }) => {
      const { isDefault: _, ...one } = receiverOf(said);
      return { ...one, row, district: one.district ?? '' };
    });
    const sent = await importing.send({ rows });
    if (!sent.ok) return;
    const refused = new Map(sent.value.rows.map(({ row, ...why }) => [row, why]));
    const made = new Set(good.filter(({ row }) => !refused.has(row)).map(({ row }) => row));
    const left = all.filter(({ row }) => !made.has(row));
    if (made.size > 0) toasts.show({ text: text.done(made.size), tone: 'positive' });
    if (left.length === 0) {
      onEnd();
      return;
    }
    // What was not imported stays, each row with its reason; nothing typed is lost.
    setTyped(left.map((line) => line.text).join('\n'));
    const news = left.flatMap(({ row, text: line }) => {
      const why = refused.get(row);
      return why ? [[line, why] as const] : [];
    });
    setTold(new Map([...told, ...news]));
  };

  const fileRefused = reading.fields.file;
  return (
    <FormDialog title={text.title} size="large" isChanged={typed.trim() !== ''} onClose={onEnd}>
      {(close) => (
        <Form onSubmit={() => void importAll()}>
          <Stack gap={16}>
            <TextArea
              label={text.paste}
              description={text.pasteHint}
              placeholder={text.pasteExample}
              rows={5}
              maxLength={TYPED_MAX}
              value={typed}
              onChange={setTyped}
            />
            <FileDrop
              label={text.file}
              size="small"
              accept={ACCEPTED}
              maxSize={ADDRESS_SHEET_MAX_BYTES}
              hint={reading.isPending ? text.reading : undefined}
              description={text.fileHint}
              isDisabled={reading.isPending}
              onFiles={(files) => void takeFile(files)}
              errorMessage={fileRefused && words(fileRefused)}
            />
            {reading.failure && fileRefused === undefined && (
              <Notice tone="critical" title={text.fileFailed}>
                {words(reading.failure)}
              </Notice>
            )}
            <div role="status">
              <Text size={13} tone="body">
                {lines.length === 0
                  ? text.room(room)
                  : text.found(good.length, lines.length - good.length)}
                {all.length > lines.length && ` ${text.tooMany(ADDRESS_ROWS_MAX)}`}
              </Text>
            </div>
            {lines.length > 0 && <ImportRows lines={lines} told={told} />}
            {told.size > 0 && lines.length > good.length && (
              <Text size={13} tone="body">
                {text.left(lines.length - good.length)}
              </Text>
            )}
            <DialogFoot
              failure={importing.failure}
              failed={text.failed}
              backLabel={text.cancel}
              onBack={close}
            >
              <Button
                type="submit"
                variant="primary"
                isDisabled={good.length === 0}
                isPending={importing.isPending}
              >
                {text.import(good.length)}
              </Button>
            </DialogFoot>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
