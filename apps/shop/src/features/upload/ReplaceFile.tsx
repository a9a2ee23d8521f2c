/** A button that puts another file in the place of one. */
import { extensionsFor } from '@banxin/contract/uploads';
import { Button } from '@banxin/ui/Button';
import { useRef } from 'react';
import { useText } from '../../lib/text.ts';
import { uploadText } from './upload.messages.ts';

const ACCEPT = extensionsFor('printFile')
  .map((ending) => `.${ending}`)
  .join(',');

export interface ReplaceFileProps {
  /** The one that is replaced. */
  readonly name: string;
  readonly onFile: (file: File) => void;
}

export function ReplaceFile({ name, onFile }: ReplaceFileProps) {
  const text = useText(uploadText);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={text.replaceOf(name)}
        onPress={() => input.current?.click()}
      >
        {text.replace}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPT}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file chosen again must be heard of too.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
