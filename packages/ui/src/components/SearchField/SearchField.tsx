// The search box: button, hot words, recent searches.
import SearchIcon from 'lucide-react/icons/search';
import XIcon from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { SearchField as AriaSearchField, Input, Label } from 'react-aria-components/SearchField';
import { classes } from '../../internal/classes.ts';
import { defined } from '../../internal/defined.ts';
import * as field from '../../internal/fieldStyle.css.ts';
import { useMessages } from '../../messages/MessagesContext.ts';
import { RecentSearches } from './RecentSearches.tsx';
import * as css from './SearchField.css.ts';

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

/** Chinese input sends its committing Enter with this key code in browsers that forget `isComposing`. */
const COMPOSING_KEY_CODE = 229;

const stopComposingEnter = (event: KeyboardEvent): void => {
  const { isComposing, keyCode } = event.nativeEvent;
  if (event.key === 'Enter' && (isComposing || keyCode === COMPOSING_KEY_CODE)) {
    event.stopPropagation();
  }
};

/** Enter searches, Escape empties the box. */
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
  const showsHistory = isOpen && text === '' && history.length > 0;

  return (
    <search
      aria-label={label}
      data-component="SearchField"
      className={css.root}
      onKeyDownCapture={stopComposingEnter}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <AriaSearchField
        value={text}
        onChange={change}
        onSubmit={submit}
        isDisabled={isDisabled}
        validationBehavior="aria"
      >
        <Label className={field.labelHidden}>{label}</Label>
        <Group role="presentation" className={classes(field.box, css.box[variant])}>
          {variant === 'icon' && (
            <span className={field.affix}>
              <SearchIcon className={field.affixIcon} aria-hidden="true" />
            </span>
          )}
          <Input
            {...defined({ ref, placeholder })}
            className={field.input}
            onFocus={() => setOpen(true)}
            enterKeyHint="search"
            autoComplete="off"
          />
          {text !== '' && (
            <Button aria-label={messages.clear} className={field.inBox}>
              <XIcon className={field.affixIcon} aria-hidden="true" />
            </Button>
          )}
          {variant === 'button' && (
            <Button slot={null} onPress={() => submit(text)} className={css.submit}>
              {messages.search}
            </Button>
          )}
        </Group>
      </AriaSearchField>
      {showsHistory && (
        <RecentSearches
          words={history}
          onPick={submit}
          onRemove={onHistoryRemove}
          onClear={onHistoryClear}
        />
      )}
      {hotWords.length > 0 && (
        <ul className={css.hotWords} aria-label={messages.hotWords}>
          {hotWords.map((word) => (
            <li key={word}>
              <Button onPress={() => submit(word)} className={css.hotWord}>
                {word}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
