/** Print files of a job: drop them, watch them arrive a few at a time, read what the check found. */
import { UPLOAD_MAX_BYTES } from '@banxin/contract/calls/file/upload';
import type { Configuration } from '@banxin/contract/entities/configuration';
import { useFlow, useFlowAttributes, useSelector } from '@banxin/flows/react';
import { createUploadQueueActors, uploadQueueMachine } from '@banxin/flows/upload-queue';
import { FileDrop } from '@banxin/ui/FileDrop';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { QueueBar } from './QueueBar.tsx';
import {
  type ReadyFile,
  UploadRow,
  type UploadRowProps,
  type UploadRowState,
} from './UploadRow.tsx';
import { UploadShares } from './UploadShares.tsx';
import { uploadText } from './upload.messages.ts';
import { UploadPortContext } from './uploadPort.ts';

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
  /** Draws the first page of a checked file. */
  readonly thumbnailOf: UploadRowProps['thumbnailOf'];
  readonly onChange: (state: PrintFilesState) => void;
  /** Says that files may follow later. @default false */
  readonly isOptional?: boolean;
}

export function PrintFiles({
  configuration,
  most,
  thumbnailOf,
  onChange,
  isOptional = false,
}: PrintFilesProps) {
  const text = useText(uploadText);
  const { newKey } = useServices();
  const port = useContext(UploadPortContext);
  const queue = useFlow(uploadQueueMachine, {
    input: { maxBytes: UPLOAD_MAX_BYTES },
    actors: (client) => createUploadQueueActors(client, port),
  });
  const attributes = useFlowAttributes(queue);
  const items = useSelector(queue, ({ context }) => context.items);
  const flows = useSelector(queue, ({ children }) => children);
  const isOffline = useSelector(queue, (snapshot) => snapshot.matches('offline'));
  const [rows, setRows] = useState<Readonly<Record<string, UploadRowState>>>({});
  const [left, setLeft] = useState(0);

  useEffect(() => {
    const lose = () => queue.send({ type: 'OFFLINE' });
    const find = () => queue.send({ type: 'ONLINE' });
    if (!navigator.onLine) lose();
    window.addEventListener('offline', lose);
    window.addEventListener('online', find);
    return () => {
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', find);
    };
  }, [queue]);

  // Two files may get ready at one time: each change builds on the one before.
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    const told = items.map(({ file }) => rows[file.key]);
    tell({
      ready: told.flatMap((row) => row?.ready ?? []),
      isBusy: told.some((row) => row?.isBusy ?? true),
    });
  }, [items, rows]);

  const add = (files: readonly File[]): void => {
    const taken = files.slice(0, Math.max(most - items.length, 0));
    setLeft(files.length - taken.length);
    for (const source of taken) {
      const { name, size, type } = source;
      const file = { key: newKey(), name, size, type: type || 'application/pdf', source };
      queue.send({ type: 'ADD', file });
    }
  };
  return (
    <div {...attributes}>
      <Stack gap={12}>
        {items.length < most && (
          <FileDrop
            label={text.label}
            labelPosition="side"
            accept={['.pdf']}
            allowsMultiple={most > 1}
            hint={isOptional ? text.hintOptional : text.hint}
            onFiles={add}
          />
        )}
        <UploadShares changes={items} />
        {left > 0 && <Notice tone="caution">{text.tooMany(most, left)}</Notice>}
        {isOffline && <Notice tone="caution">{text.offline}</Notice>}
        {items.length > 1 && <QueueBar items={items} onGesture={(type) => queue.send({ type })} />}
        {items.map(({ file: { key } }) => {
          const flow = flows[key];
          return (
            flow && (
              <UploadRow
                key={key}
                flow={flow}
                configuration={configuration}
                thumbnailOf={thumbnailOf}
                onChange={(row) => setRows((now) => ({ ...now, [key]: row }))}
                onGesture={(event) => {
                  if (event.type === 'ITEM.REMOVE') setLeft(0);
                  queue.send(event);
                }}
              />
            )
          );
        })}
      </Stack>
    </div>
  );
}
