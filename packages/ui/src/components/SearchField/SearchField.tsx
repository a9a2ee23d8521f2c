// The search box: button, hot words, recent searches.
import SearchIcon from 'lucide-react/icons/search';
import { type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
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
import { stopComposing } from './stopComposing.ts';

export interface SearchFieldProps {
  /** Name of the field; read aloud, not shown. */
  label: string;
  /** Value, when the parent holds it. */
  value?: string | undefined;
  /** First value, when the field holds it. */
  defaultValue?: string | undefined;
  /** Called with the new value at each change. */
  onChange?: ((value: string) => void) | undefined;
  /** Called by Enter, the button, a hot word or a recent search; never by the Enter that commits Chinese input. */
  onSubmit?: ((value: string) => void) | undefined;
  /** Example of what can be found. */
  placeholder?: string | undefined;
  /**
   * `button` joins a search button to the box (page header), `icon` is a filter above a list.
   * @default 'icon'
   */
  variant?: 'button' | 'icon' | undefined;
  /** Popular words below the box; each searches at once. */
  hotWords?: readonly string[] | undefined;
  /** Recent searches, newest first; shown while the box is empty and has the focus. */
  history?: readonly string[] | undefined;
  /** Removes one recent search. */
  onHistoryRemove?: ((word: string) => void) | undefined;
  /** Removes all recent searches. */
  onHistoryClear?: (() => void) | undefined;
  /** Cannot be changed and cannot be focused. */
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Enter searches, Escape empties the box, the down arrow goes to the recent searches. */
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
