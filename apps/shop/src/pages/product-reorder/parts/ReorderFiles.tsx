/** The files of last time: those that go along, those that cannot and why. */
import type { ReorderFile, Repriced } from '@banxin/contract/calls/order/favorite.schemas';
import { Stack } from '@banxin/ui/Stack';
import { StatusTag, type StatusTone } from '@banxin/ui/StatusTag';
import { Text } from '@banxin/ui/Text';
import { useFindingText } from '../../../features/upload/findingText.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../product-reorder.css.ts';
import { productReorderText } from '../product-reorder.messages.ts';

/** Whether its order begins with all files of last time. */
export const takesFiles = ({ files }: Pick<Repriced, 'files'>): boolean =>
  files.every(({ state }) => state === 'checked');

const tones: Readonly<Record<ReorderFile['state'], StatusTone>> = {
  checked: 'positive',
  faulty: 'caution',
  gone: 'caution',
};

export function ReorderFiles({ favorite }: { readonly favorite: Repriced }) {
  const text = useText(productReorderText);
  const findingText = useFindingText();
  const { name, files } = favorite;
  const said = { checked: text.fileChecked, faulty: text.fileFaulty, gone: text.fileGone };
  if (files.length === 0) {
    return (
      <Text size={13} tone="body">
        {text.filesNone}
      </Text>
    );
  }
  return (
    <Stack gap={8}>
      <ul className={css.files} aria-label={text.filesOf(name)}>
        {files.map(({ id, name: file, state, findings }) => (
          <li key={id} className={css.file}>
            <StatusTag tone={tones[state]}>{said[state]}</StatusTag>
            {file !== '' && (
              <Text size={13}>
                <Own>{file}</Own>
              </Text>
            )}
            {state === 'faulty' && (
              <ul className={css.findings}>
                {findings
                  .filter(({ severity }) => severity === 'error')
                  .map((finding) => (
                    <li key={`${finding.code}-${finding.page ?? 0}`}>{findingText(finding)}</li>
                  ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {!takesFiles(favorite) && (
        <Text size={13} tone="body">
          {text.filesLeft}
        </Text>
      )}
    </Stack>
  );
}
