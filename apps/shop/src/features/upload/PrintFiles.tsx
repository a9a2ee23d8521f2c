/** Print files of a job: drop them, watch them arrive a few at a time, read what the check found. */
import { JOB_FILES_MAX } from '@banxin/contract/constants';
import type { Configuration } from '@banxin/contract/entities/configuration';
import { extensionsFor } from '@banxin/contract/uploads';
import { useFlowAttributes, useSelector } from '@banxin/flows/react';
import { FileDrop } from '@banxin/ui/FileDrop';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { useText } from '../../lib/text.ts';
import { LaterRows } from './LaterRows.tsx';
import * as css from './PrintFiles.css.ts';
import type { UploadRowProps } from './UploadRow.tsx';
import { UploadShares } from './UploadShares.tsx';
import { uploadText } from './upload.messages.ts';
import type { PrintFilesState } from './usePrintFiles.ts';

// Only a job of several styles needs the table, and the rules by which files find their rows.
const StyleFiles = lazyPart(() => import('./styles/StyleFiles.tsx'));

// Comes with the first file.
const PrintFileRows = lazyPart(() => import('./PrintFileRows.tsx'));

const accepted = extensionsFor('printFile').map((ending) => `.${ending}`);

export interface PrintFilesProps {
  /** Held by the page; see `usePrintFiles`. */
  readonly files: PrintFilesState;
  /** How many files the job takes: one per style. */
  readonly most: number;
  /** Draws the first page of a checked file. */
  readonly thumbnailOf: UploadRowProps['thumbnailOf'];
  /** Quantity of each style with its unit. */
  readonly each?: string;
  /** Pages of one style. @default 1 */
  readonly perStyle?: number;
  /** A book, whose pages may come in many files and are put in order. */
  readonly book?: Configuration | undefined;
  /** Says that files may follow later. @default false */
  readonly isOptional?: boolean;
}

export function PrintFiles({
  files,
  most: styles,
  thumbnailOf,
  each = '',
  perStyle = 1,
  book,
  isOptional = false,
}: PrintFilesProps) {
  const text = useText(uploadText);
  const { queue, placed } = files;
  const attributes = useFlowAttributes(queue);
  const isOffline = useSelector(queue, (snapshot) => snapshot.matches('offline'));
  const [left, setLeft] = useState(0);
  const most = book && files.count === 1 ? JOB_FILES_MAX : styles;

  const add = (chosen: readonly File[]): void => {
    const taken = chosen.slice(0, Math.max(most - placed.length, 0));
    setLeft(chosen.length - taken.length);
    taken.forEach(files.add);
  };
  return (
    <div {...attributes}>
      <Stack gap={12}>
        {files.count > 1 && (
          <LaterRows failed={text.tableFailed}>
            <StyleFiles files={files} thumbnailOf={thumbnailOf} each={each} perStyle={perStyle} />
          </LaterRows>
        )}
        {files.count === 1 && placed.length < most && (
          <FileDrop
            label={text.label}
            labelPosition="side"
            accept={accepted}
            allowsMultiple={most > 1}
            hint={isOptional ? text.hintOptional : text.hint}
            onFiles={add}
          />
        )}
        <Inline gap={8}>
          <a href={files.template} download className={css.template}>
            {text.template}
          </a>
          <Text size={12} tone="quiet">
            {text.templateHint}
          </Text>
        </Inline>
        <UploadShares />
        {left > 0 && <Notice tone="caution">{text.tooMany(most, left)}</Notice>}
        {files.isUnjudged && <Notice tone="caution">{text.unjudged}</Notice>}
        {isOffline && <Notice tone="caution">{text.offline}</Notice>}
        {files.count === 1 && placed.length > 0 && (
          <LaterRows failed={text.rowsFailed}>
            <PrintFileRows
              files={files}
              most={most}
              thumbnailOf={thumbnailOf}
              onRemove={() => setLeft(0)}
              book={book}
            />
          </LaterRows>
        )}
      </Stack>
    </div>
  );
}
