/** Print files of a workbook: several, a zip, or a folder; which rows they belong to, their names say. */
import type { CallError } from '@banxin/contract/callError';
import { Button } from '@banxin/ui/Button';
import { FileDrop } from '@banxin/ui/FileDrop';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useRef } from 'react';
import { QueueBar } from '../../../features/upload/QueueBar.tsx';
import { UploadShares } from '../../../features/upload/UploadShares.tsx';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import { batOrderText } from '../product-bat-order.messages.ts';
import type { FilesByName } from '../useFilesByName.ts';
import * as css from './Parts.css.ts';

const ACCEPTED = ['.pdf', '.zip'];
/** Names that are listed; of more it is said how many there are. */
const LISTED = 5;

/** A browser knows folders by an attribute of its own. */
const FOLDER = { webkitdirectory: '' };

function FolderButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const text = useText(batOrderText);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onPress={() => input.current?.click()}>{text.folder}</Button>
      <input
        {...FOLDER}
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={text.folder}
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          onFiles(chosen.filter(({ name }) => /\.(?:pdf|zip)$/iu.test(name)));
        }}
      />
    </>
  );
}

/** Files that did not arrive, each with the reason. */
function NotSent({ files }: Pick<FilesByName, 'files'>) {
  const text = useText(batOrderText);
  const words = useFixedWords();
  const lost = files.items.filter(({ standing }) =>
    ['failed', 'refused', 'unchecked'].includes(standing),
  );
  if (lost.length === 0) return null;
  return (
    <Notice tone="critical">
      <ul className={css.list}>
        {lost.map(({ file }) => {
          const { refusal, failure } = files.flows[file.key]?.getSnapshot().context ?? {};
          const why = refusal?.message ? refusal : failure?.message ? failure : null;
          return (
            <li key={file.key}>
              {why ? text.notSent(file.name, words(why)) : text.notSentPlain(file.name)}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}

function Match({ state }: { readonly state: FilesByName }) {
  const text = useText(batOrderText);
  const words = useFixedWords();
  const { files, sources, matched, failure, missing, retry, isReview } = state;
  if (failure !== null) {
    return (
      <Notice tone="critical" title={text.matchFailed}>
        <Stack gap={8} align="start">
          <Text>{words(failure as CallError)}</Text>
          <Button size="small" onPress={retry}>
            {text.matchAgain}
          </Button>
        </Stack>
      </Notice>
    );
  }
  if (matched === null) {
    return sources.length === 0 ? null : (
      <Text tone="body">
        {isReview && missing === 0 ? text.unused(sources.length) : text.chosen(sources.length)}
      </Text>
    );
  }
  const sent = files.items.length;
  const unused = sources.length - sent;
  const names = matched.missing.slice(0, LISTED).join('、');
  return (
    <Stack gap={4}>
      <Text weight="medium">{text.matched(sent, matched.missing.length)}</Text>
      {matched.missing.length > 0 && (
        <Text size={13}>{text.missing(names, matched.missing.length - LISTED)}</Text>
      )}
      {unused > 0 && <Text size={13}>{text.unused(unused)}</Text>}
    </Stack>
  );
}

export interface FilesPartProps {
  readonly state: FilesByName;
}

export function FilesPart({ state }: FilesPartProps) {
  const text = useText(batOrderText);
  const { files, wrong } = state;
  const add = (chosen: readonly File[]): void => void state.add(chosen);
  return (
    <Sheet element="section" aria-label={text.files}>
      <Stack gap={12}>
        <Inline gap={12} justify="between">
          <Heading level={2}>{text.files}</Heading>
          <FolderButton onFiles={add} />
        </Inline>
        <Text tone="body">{text.filesHint}</Text>
        <FileDrop
          label={text.filesDrop}
          isLabelHidden
          size="small"
          accept={ACCEPTED}
          allowsMultiple
          hint={text.filesDropHint}
          onFiles={add}
        />
        {wrong.length > 0 && (
          <Notice tone="critical">
            <ul className={css.list}>
              {wrong.map(({ name, fault }) => (
                <li key={name}>{text.wrongFile(name, text[fault])}</li>
              ))}
            </ul>
          </Notice>
        )}
        <div role="status">
          <Match state={state} />
        </div>
        {files.items.length > 0 && (
          <>
            <QueueBar items={files.items} onGesture={(type) => files.queue.send({ type })} />
            <UploadShares />
          </>
        )}
        <NotSent files={files} />
      </Stack>
    </Sheet>
  );
}
