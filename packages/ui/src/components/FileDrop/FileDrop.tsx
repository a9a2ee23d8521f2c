// Takes files: drop them, paste them, or choose them.
import UploadIcon from 'lucide-react/icons/upload';
import { type ReactNode, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { accepts } from '../../internal/accepts.ts';
import { classes } from '../../internal/classes.ts';
import type { FieldProps } from '../../internal/fieldProps.ts';
import { PlainField } from '../../internal/PlainField.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import { Button } from '../Button/Button.tsx';
import * as css from './FileDrop.css.ts';

export interface FileDropProps extends FieldProps {
  /** Called with the files of an accepted kind; never with none. */
  onFiles: (files: File[]) => void;
  /**
   * Extensions (`.pdf`), types (`application/pdf`) or groups (`image/*`).
   * @default everything
   */
  accept?: readonly string[] | undefined;
  /**
   * More than one file at a time.
   * @default false
   */
  allowsMultiple?: boolean | undefined;
  /** What is asked for, inside the area: format, size, number. */
  hint?: ReactNode | undefined;
  /**
   * `medium` is an area, `small` one line.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | undefined;
}

/** The button inside is the way for the keyboard. */
export function FileDrop({
  onFiles,
  accept = [],
  allowsMultiple = false,
  hint,
  size = 'medium',
  isDisabled = false,
  ...field
}: FileDropProps): ReactNode {
  const messages = useMessages();
  const [depth, setDepth] = useState(0);
  const [refused, setRefused] = useState('');
  const isTarget = depth > 0 && !isDisabled;

  const take = (list: FileList | null): void => {
    if (isDisabled || !list || list.length === 0) return;
    const files = allowsMultiple ? [...list] : [...list].slice(0, 1);
    const fitting = files.filter((file) => accepts(file, accept));
    const others = files.filter((file) => !fitting.includes(file));
    setRefused(others.map(({ name }) => name).join('、'));
    if (fitting.length > 0) onFiles(fitting);
  };
  const errorMessage = field.errorMessage ?? (refused ? messages.filesRefused(refused) : undefined);

  return (
    <PlainField {...field} errorMessage={errorMessage} component="FileDrop">
      {(links) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside it
        <div
          {...links}
          role="group"
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
            <span>{isTarget ? messages.dropRelease : messages.dropFiles}</span>
            {hint && <span className={css.hint}>{hint}</span>}
          </span>
          <FileTrigger acceptedFileTypes={accept} allowsMultiple={allowsMultiple} onSelect={take}>
            <Button size="small" isDisabled={isDisabled}>
              {messages.chooseFiles}
            </Button>
          </FileTrigger>
        </div>
      )}
    </PlainField>
  );
}
