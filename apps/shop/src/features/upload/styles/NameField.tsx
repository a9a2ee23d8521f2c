/** The name of a style; its number until it has one. */
import { STYLE_NAME_MAX } from '@banxin/contract/constants';
import { TextField } from '@banxin/ui/TextField';
import { memo, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { styleFilesText } from './styleFiles.messages.ts';

export interface NameFieldProps {
  /** From 0. */
  readonly style: number;
  /** Empty: its number. */
  readonly name: string;
  readonly onName: (style: number, name: string) => void;
}

/** Drawn for its own name alone. */
export const NameField = memo(function NameField({ style, name, onName }: NameFieldProps) {
  const text = useText(styleFilesText);
  const number = text.style(style + 1);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={text.nameOf(style + 1)}
      isLabelHidden
      size="small"
      maxLength={STYLE_NAME_MAX}
      value={typed ?? (name || number)}
      onChange={setTyped}
      // Kept when it is done: each letter would draw the whole page.
      onBlur={() => {
        if (typed === null) return;
        const trimmed = typed.trim();
        onName(style, trimmed === number ? '' : trimmed);
        setTyped(null);
      }}
    />
  );
});
