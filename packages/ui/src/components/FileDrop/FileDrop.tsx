// Takes files: drop them, paste them, or choose them.
import UploadIcon from 'lucide-react/icons/upload';
import { memo, type ReactNode, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { classes } from '../../internal/classes.ts';
import type { FieldProps } from '../../internal/fieldProps.ts';
import { PlainField } from '../../internal/PlainField.tsx';
import { TriggerButtons } from '../../internal/TriggerButtons.tsx';
import { useLatest } from '../../internal/useLatest.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import { Button } from '../Button/Button.tsx';
import * as css from './FileDrop.css.ts';
import { type RefusalReason, sizeWords, sortFiles } from './sortFiles.ts';

export interface FileDropProps extends FieldProps {
  /**
   * Called with the files that can be taken; never with none. The others are named with the reason.
   * @zh 收下文件时调用，至少有一个；没收下的会写出文件名和原因。
   */
  onFiles: (files: File[]) => void;
  /**
   * Extensions (`.pdf`), types (`application/pdf`) or groups (`image/*`).
   * @zh 扩展名（`.pdf`）、类型（`application/pdf`）或一类（`image/*`）。
   * @default everything
   */
  accept?: readonly string[] | undefined;
  /**
   * More than one file at a time.
   * @zh 一次可选多个文件。
   * @default false
   */
  allowsMultiple?: boolean | undefined;
  /**
   * Largest size of one file; larger ones are refused.
   * @zh 单个文件的大小上限；超过的不收。
   * @default no limit
   * @unit byte
   */
  maxSize?: number | undefined;
  /**
   * Most files at a time, when more than one is allowed.
   * @zh 可选多个时，一次最多几个。
   * @default no limit
   */
  maxCount?: number | undefined;
  /**
   * What is asked for, inside the area: format, size, number.
   * @zh 写在区域里的要求：格式、大小、数量。
   */
  hint?: ReactNode | undefined;
  /**
   * `medium` is an area, `small` one line.
   * @zh `medium` 为一块区域，`small` 为一行。
   * @default 'medium'
   */
  size?: 'small' | 'medium' | undefined;
}

/**
 * The button inside is the way for the keyboard.
 * @zh 键盘用户使用里面的按钮。
 */
export function FileDrop({ isDisabled = false, ...props }: FileDropProps): ReactNode {
  return <Drawn {...props} isDisabled={isDisabled} onFiles={useLatest(props.onFiles)} />;
}

const Drawn = memo(function Drawn({
  onFiles,
  accept = [],
  allowsMultiple = false,
  maxSize,
  maxCount,
  hint,
  size = 'medium',
  isDisabled,
  ...field
}: FileDropProps): ReactNode {
  const messages = useMessages();
  const [depth, setDepth] = useState(0);
  const [refused, setRefused] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const isTarget = depth > 0 && !isDisabled;

  const take = (list: FileList | null): void => {
    if (isDisabled || !list || list.length === 0) return;
    const most = allowsMultiple ? maxCount : 1;
    const { taken, refused: others } = sortFiles([...list], { accept, maxSize, maxCount: most });
    const words: Record<RefusalReason, (names: string) => string> = {
      kind: messages.filesRefused,
      empty: messages.filesEmpty,
      size: (names) => messages.filesTooLarge(names, sizeWords(maxSize ?? 0)),
      count: (names) => messages.filesTooMany(names, most ?? 0),
    };
    const why = others
      .map(({ reason, names }) => words[reason](names.join(messages.enumeration)))
      .join(messages.semicolon);
    setRefused(why);
    const added = taken.length > 0 ? messages.filesAdded(taken.length) : '';
    setAnnouncement([added, why].filter(Boolean).join(messages.semicolon));
    if (taken.length > 0) onFiles(taken);
  };
  const errorMessage = field.errorMessage ?? (refused || undefined);

  return (
    <PlainField {...field} errorMessage={errorMessage} component="FileDrop">
      {(links) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside it
        <div
          {...links}
          role="group"
          data-part="area"
          data-drop-target={isTarget || undefined}
          data-disabled={isDisabled || undefined}
          data-invalid={Boolean(errorMessage) || undefined}
          className={classes(css.area, css.size[size])}
          onDragEnter={(event) => {
            event.preventDefault();
            setDepth((now) => now + 1);
          }}
          onDragOver={(event) => event.preventDefault()}
          onDragLeave={() => setDepth((now) => Math.max(0, now - 1))}
          onDrop={(event) => {
            event.preventDefault();
            setDepth(0);
            take(event.dataTransfer.files);
          }}
          onPaste={(event) => take(event.clipboardData.files)}
        >
          <UploadIcon className={css.icon} aria-hidden="true" />
          <span className={css.words[size]}>
            <span className={css.dragged}>
              {isTarget ? messages.dropRelease : messages.dropFiles}
            </span>
            {hint && (
              <span data-part="hint" className={css.hint}>
                {hint}
              </span>
            )}
          </span>
          <FileTrigger acceptedFileTypes={accept} allowsMultiple={allowsMultiple} onSelect={take}>
            <TriggerButtons>
              <Button size="small" isDisabled={isDisabled}>
                {messages.chooseFiles}
              </Button>
            </TriggerButtons>
          </FileTrigger>
          <VisuallyHidden>
            <span role="status">{announcement}</span>
          </VisuallyHidden>
        </div>
      )}
    </PlainField>
  );
});
