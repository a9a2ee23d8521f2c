// The search box: button, hot words, recent searches.
import SearchIcon from 'lucide-react/icons/search';
import { type ReactNode, useId, useImperativeHandle, useRef, useState } from 'react';
import { classes } from '../../internal/classes.ts';
import * as field from '../../internal/fieldStyle.css.ts';
import { FieldBox } from '../../internal/LineField.tsx';
import { PressButton } from '../../internal/PressButton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import { ClearButton } from './ClearButton.tsx';
import { HotWords } from './HotWords.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import * as css from './SearchField.css.ts';
import type { SearchFieldProps } from './searchTypes.ts';
import { stopComposing } from './stopComposing.ts';

export type { SearchFieldProps } from './searchTypes.ts';

/**
 * Enter searches, Escape empties the box, the down arrow goes to the recent searches.
 * @zh Enter 搜索，Escape 清空，向下键到最近搜索。
 */
export function SearchField({
  label,
  value,
  defaultValue = '',
  onChange,
  onSubmit,
  placeholder,
  variant = 'icon',
  hotWords = [],
  history = [],
  onHistoryRemove,
  onHistoryClear,
  isDisabled = false,
  ref,
}: SearchFieldProps): ReactNode {
  const messages = useMessages();
  const [ownValue, setOwnValue] = useState(defaultValue);
  const [isOpen, setOpen] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const panel = useRef<HTMLElement>(null);
  const text = value ?? ownValue;
  const change = (next: string): void => {
    setOwnValue(next);
    onChange?.(next);
  };
  const submit = (word: string): void => {
    setOpen(false);
    if (word !== text) change(word);
    onSubmit?.(word);
  };
  const leavePanel = (): void => input.current?.focus();
  const showsHistory = isOpen && text === '' && history.length > 0;

  return (
    <search
      aria-label={label}
      data-component="SearchField"
      className={css.root}
      onKeyDownCapture={stopComposing}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        if (panel.current?.contains(event.target as Node)) leavePanel();
        setOpen(false);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <FieldBox
        data-disabled={isDisabled || undefined}
        className={classes(field.box, css.box[variant])}
      >
        {variant === 'icon' && (
          <span className={field.affix}>
            <SearchIcon className={field.affixIcon} aria-hidden="true" />
          </span>
        )}
        <input
          ref={input}
          type="search"
          aria-label={label}
          aria-describedby={showsHistory ? hintId : undefined}
          placeholder={placeholder}
          value={text}
          disabled={isDisabled}
          data-disabled={isDisabled || undefined}
          className={field.input}
          onChange={(event) => change(event.currentTarget.value)}
          onFocus={() => setOpen(true)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              // A form around the box is not what it sends.
              event.preventDefault();
              submit(text);
            } else if (event.key === 'Escape' && text !== '') {
              // What stands around it closes with the next one.
              event.stopPropagation();
              event.preventDefault();
              change('');
            } else if (event.key === 'ArrowDown' && showsHistory) {
              event.preventDefault();
              panel.current?.querySelector<HTMLElement>('[data-part=word]')?.focus();
            }
          }}
          enterKeyHint="search"
          autoComplete="off"
        />
        {text !== '' && (
          <ClearButton
            isDisabled={isDisabled}
            onPress={() => {
              change('');
              input.current?.focus();
            }}
          />
        )}
        {variant === 'button' && (
          <PressButton
            isDisabled={isDisabled}
            onPress={() => submit(text)}
            data-part="submit"
            className={css.submit}
          >
            {messages.search}
          </PressButton>
        )}
      </FieldBox>
      {showsHistory && (
        <RecentSearches
          ref={panel}
          words={history}
          onLeave={leavePanel}
          onPick={(word) => {
            leavePanel();
            submit(word);
          }}
          onRemove={
            onHistoryRemove &&
            ((word) => {
              setAnnouncement(messages.historyRemoved(word));
              onHistoryRemove(word);
            })
          }
          onClear={
            onHistoryClear &&
            (() => {
              leavePanel();
              setAnnouncement(messages.historyCleared);
              onHistoryClear();
            })
          }
        />
      )}
      {(onHistoryRemove || onHistoryClear || history.length > 0) && (
        <VisuallyHidden>
          <span id={hintId}>{messages.historyHint(history.length)}</span>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      )}
      {hotWords.length > 0 && <HotWords words={hotWords} isDisabled={isDisabled} onPick={submit} />}
    </search>
  );
}
