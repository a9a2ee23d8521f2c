/** Print files of a job: drop them, watch them arrive, read what the check found. */
import { UPLOAD_MAX_BYTES } from '@banxin/contract/calls/file';
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { UploadFile } from '@banxin/flows/upload-item';
import { FileDrop } from '@banxin/ui/FileDrop';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { type ReadyFile, UploadRow, type UploadRowState } from './UploadRow.tsx';
import { uploadText } from './upload.messages.ts';

export interface PrintFilesState {
  /** Checked files in the order they were chosen. */
  readonly ready: readonly ReadyFile[];
  /** Some file is still on its way. */
  readonly isBusy: boolean;
}

export interface PrintFilesProps {
  readonly configuration: Configuration;
  /** How many files the job takes: one per style. */
  readonly most: number;
  readonly onChange: (state: PrintFilesState) => void;
  /** Says that files may follow later. @default false */
  readonly isOptional?: boolean;
}

interface Row extends UploadRowState {
  readonly file: UploadFile;
}

export function PrintFiles({ configuration, most, onChange, isOptional = false }: PrintFilesProps) {
  const text = useText(uploadText);
  const { newKey } = useServices();
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [left, setLeft] = useState(0);

  // Two files may get ready at one time: each change builds on the one before.
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    tell({
      ready: rows.flatMap(({ ready }) => ready ?? []),
      isBusy: rows.some(({ isBusy }) => isBusy),
    });
  }, [rows]);
  const add = (files: readonly File[]): void => {
    const taken = files.slice(0, Math.max(most - rows.length, 0));
    const added = taken.map((source) => ({
      file: {
        key: newKey(),
        name: source.name,
        size: source.size,
        type: source.type || 'application/pdf',
        source,
      },
      ready: null,
      isBusy: true,
    }));
    setLeft(files.length - taken.length);
    setRows((now) => [...now, ...added]);
  };
  const remove = (key: string): void => {
    setLeft(0);
    setRows((now) => now.filter((row) => row.file.key !== key));
  };
  return (
    <Stack gap={12}>
      {rows.length < most && (
        <FileDrop
          label={text.label}
          labelPosition="side"
          accept={['.pdf']}
          allowsMultiple={most > 1}
          hint={isOptional ? text.hintOptional : text.hint}
          onFiles={add}
        />
      )}
      {left > 0 && <Notice tone="caution">{text.tooMany(most, left)}</Notice>}
      {rows.map(({ file: { key }, file }) => (
        <UploadRow
          key={key}
          file={file}
          maxBytes={UPLOAD_MAX_BYTES}
          configuration={configuration}
          onChange={(state) =>
            setRows((now) => now.map((row) => (row.file.key === key ? { ...row, ...state } : row)))
          }
          onRemoved={() => remove(key)}
        />
      ))}
    </Stack>
  );
}
