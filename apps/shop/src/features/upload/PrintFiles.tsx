/** Print files of a job: drop them, watch them arrive, read what the check found. */
import { UPLOAD_MAX_BYTES } from '@banxin/contract/calls/file';
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { UploadFile } from '@banxin/flows/upload-item/upload-item.types';
import { FileDrop } from '@banxin/ui/FileDrop';
import { Stack } from '@banxin/ui/Stack';
import { useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { type ReadyFile, UploadRow } from './UploadRow.tsx';
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

interface Row {
  readonly file: UploadFile;
  readonly ready: ReadyFile | null;
}

export function PrintFiles({ configuration, most, onChange, isOptional = false }: PrintFilesProps) {
  const text = useText(uploadText);
  const { newKey } = useServices();
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [refused, setRefused] = useState<string | null>(null);

  const change = (next: readonly Row[]): void => {
    setRows(next);
    onChange({
      ready: next.flatMap((row) => row.ready ?? []),
      isBusy: next.some((row) => row.ready === null),
    });
  };
  const add = (files: readonly File[]): void => {
    const isPdf = (file: File): boolean => /\.pdf$/i.test(file.name);
    const others = files.filter((file) => !isPdf(file)).map(({ name }) => name);
    setRefused(others.length > 0 ? text.notPdf(others.join(', ')) : null);
    const added = files.filter(isPdf).map((source) => ({
      file: {
        key: newKey(),
        name: source.name,
        size: source.size,
        type: source.type || 'application/pdf',
        source,
      },
      ready: null,
    }));
    if (added.length > 0) change([...rows, ...added].slice(0, Math.max(most, 1)));
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
          errorMessage={refused ?? undefined}
          onFiles={add}
        />
      )}
      {rows.map((row) => (
        <UploadRow
          key={row.file.key}
          file={row.file}
          maxBytes={UPLOAD_MAX_BYTES}
          configuration={configuration}
          onReady={(ready) =>
            change(rows.map((one) => (one.file.key === row.file.key ? { ...one, ready } : one)))
          }
          onRemoved={() => change(rows.filter((one) => one.file.key !== row.file.key))}
        />
      ))}
    </Stack>
  );
}
