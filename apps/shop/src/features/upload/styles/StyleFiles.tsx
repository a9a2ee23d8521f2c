/** Print files of several styles: dropped together they find their rows; what finds none waits beside the table. */
import { extensionsFor } from '@banxin/contract/uploads';
import { Button } from '@banxin/ui/Button';
import { FileDrop } from '@banxin/ui/FileDrop';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import type { PrintFilesProps } from '../PrintFiles.tsx';
import { QueueBar } from '../QueueBar.tsx';
import { uploadText } from '../upload.messages.ts';
import { StyleFindings } from './StyleFindings.tsx';
import { StyleTable } from './StyleTable.tsx';
import { styleFilesText } from './styleFiles.messages.ts';
import { Tray } from './Tray.tsx';
import { useStyleFiles } from './useStyleFiles.ts';
import { useVerdicts } from './useVerdicts.ts';

/** Styles that are named where files are missing. */
const NAMED = 5;

const accepted = extensionsFor('printFile').map((ending) => `.${ending}`);

export interface StyleFilesProps
  extends Required<Pick<PrintFilesProps, 'files' | 'thumbnailOf' | 'each' | 'perStyle'>> {}

export default function StyleFiles({ files, thumbnailOf, each, perStyle }: StyleFilesProps) {
  const text = useText(styleFilesText);
  const words = useText(uploadText);
  const state = useStyleFiles(files, perStyle);
  const verdicts = useVerdicts(files);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const isOpen = (style: number): boolean =>
    verdicts[style]?.isProblem ? !folded.has(style) : opened.has(style);
  const toggle = (style: number): void => {
    const [now, set] = verdicts[style]?.isProblem
      ? ([folded, setFolded] as const)
      : ([opened, setOpened] as const);
    const next = new Set(now);
    if (!next.delete(style)) next.add(style);
    set(next);
  };
  const lacking = verdicts.flatMap(({ kind, words: what }, style) =>
    kind === 'missing' ? [text.lacks(style + 1, what)] : [],
  );
  const lackWords = (all: readonly string[]): string =>
    [
      ...all.slice(0, NAMED),
      ...(all.length > NAMED ? [text.lackMore(all.length - NAMED)] : []),
    ].join(text.between);
  const shown = verdicts
    .map((_, style) => style)
    .filter(isOpen)
    .sort((a, b) => Number(verdicts[b]?.isProblem) - Number(verdicts[a]?.isProblem));
  const items = files.items.filter(({ file }) => state.isThere(file.key));
  return (
    <Stack gap={12}>
      <FileDrop
        label={words.label}
        size="small"
        accept={accepted}
        allowsMultiple
        hint={text.hint(files.count, files.sides)}
        onFiles={state.drop}
      />
      {items.length > 1 && (
        <QueueBar items={items} onGesture={(type) => files.queue.send({ type })} />
      )}
      <div role="status">
        {state.said !== '' && (
          <Text size={13} tone="body">
            {state.said}
          </Text>
        )}
        {state.done && state.done.words !== '' && (
          <Notice>
            <Inline gap={12}>
              {state.done.words}
              <Button size="small" variant="quiet" onPress={state.undo}>
                {text.undo}
              </Button>
            </Inline>
          </Notice>
        )}
      </div>
      {state.problem !== '' && <Notice tone="caution">{state.problem}</Notice>}
      {state.splits.map(({ key, words: offer, styles, act }) => (
        <Notice key={key}>
          <Inline gap={12}>
            {offer}
            <Button size="small" onPress={act}>
              {text.split(styles)}
            </Button>
          </Inline>
        </Notice>
      ))}
      <Tray files={files} state={state} />
      <StyleTable
        files={files}
        state={state}
        perStyle={perStyle}
        verdicts={verdicts}
        isOpen={isOpen}
        onToggle={toggle}
      />
      {lacking.length > 0 && files.cells.length > 0 && (
        <Notice tone="caution">{lackWords(lacking)}</Notice>
      )}
      <Text size={12} tone="quiet">
        {text.quantityHint(each)}
      </Text>
      <StyleFindings files={files} state={state} styles={shown} thumbnailOf={thumbnailOf} />
    </Stack>
  );
}
