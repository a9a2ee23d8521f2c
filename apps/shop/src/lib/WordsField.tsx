/** The field of words that narrow a list: sent by Enter, taken away by emptying it. */
import { SearchField } from '@banxin/ui/SearchField';
import { useState } from 'react';

export interface WordsFieldProps {
  /** What is searched for: 按订单号、产品或收货人查找. */
  readonly label: string;
  readonly placeholder: string;
  /** Words of the address; '' for none. */
  readonly words: string;
  readonly onChange: (words: string) => void;
}

export default function WordsField({ label, placeholder, words, onChange }: WordsFieldProps) {
  // What is typed is not searched for before it is sent; another address brings its own words.
  const [typed, setTyped] = useState({ sent: words, words });
  if (typed.sent !== words) setTyped({ sent: words, words });
  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      value={typed.words}
      onChange={(next) => {
        setTyped({ sent: words, words: next });
        if (next === '' && words !== '') onChange('');
      }}
      onSubmit={(next) => onChange(next.trim())}
    />
  );
}
