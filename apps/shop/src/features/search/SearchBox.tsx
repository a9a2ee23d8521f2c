/**
 * The search box: a plain form that works before any script has come; on focus it offers words, while typing it
 * suggests. Enter searches, the arrows walk through the list, Escape closes it. What an input method composes is left
 * alone until it is committed.
 */
import { SEARCH_WORDS_MAX } from '@banxin/contract/constants';
import type { UserInfo } from '@banxin/contract/entities/customer';
import { pathOf } from '@banxin/contract/routes';
import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useText } from '../../lib/text.ts';
import { hotWordsText } from './hotWords.messages.ts';
import * as css from './SearchBox.css.ts';
import { searchBoxText } from './search.messages.ts';
import { nextOption, type Option } from './suggestions.ts';
import { useSearchHistory } from './useSearchHistory.ts';

const SuggestPanel = lazyPart(() => import('./SuggestPanel.tsx'));

/** Chinese input sends its committing Enter with this key code in browsers that forget `isComposing`. */
const COMPOSING_KEY_CODE = 229;

export interface SearchBoxProps {
  /** 1 searches products and orders · 2 the help. @default 1 */
  readonly type?: 1 | 2;
  /** Who is here; undefined while nobody knows. */
  readonly user: Pick<UserInfo, 'id'> | null | undefined;
  /** Words that it begins with. @default '' */
  readonly start?: string;
  /** Hot words below it. @default false */
  readonly hasHotWords?: boolean;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The list before it has come. */
const NOTHING: { readonly options: readonly Option[]; readonly active: number } = {
  options: [],
  active: -1,
};

const helpOf = (key: string): string => pathOf('supportSearch', { key });
const allOf = (q: string): string => pathOf('search', {}, { q });

export function SearchBox({ type = 1, user, start = '', hasHotWords = false }: SearchBoxProps) {
  const text = useText(searchBoxText);
  const hot = useText(hotWordsText);
  const [, navigate] = useLocation();
  const history = useSearchHistory(user);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  /** Committed words. */
  const [words, setWords] = useState(start);
  const [isOpen, setOpen] = useState(false);
  const [{ options, active }, setList] = useState(NOTHING);
  const isHelp = type === 2;
  const hrefOf = isHelp ? helpOf : allOf;

  const setActive = (next: number): void => setList((list) => ({ ...list, active: next }));
  /** What was chosen stays so when the list comes anew with it: an answer may come between the arrow and Enter. */
  const takeOptions = useCallback((next: readonly Option[]): void => {
    setList((before) => {
      const chosen = before.options[before.active]?.id;
      return { options: next, active: next.findIndex(({ id }) => id === chosen) };
    });
  }, []);
  /** Who writes on has chosen nothing. */
  const write = (committed: string): void => {
    setActive(-1);
    setWords(committed);
  };
  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const search = (typed: string): void => {
    const wanted = typed.trim();
    if (wanted === '') return;
    close();
    history.remember(wanted);
    navigate(hrefOf(wanted));
  };
  const pick = (option: Option): void => {
    close();
    if (option.words !== undefined) {
      setWords(option.words);
      if (input.current) input.current.value = option.words;
      history.remember(option.words);
    }
    navigate(option.href);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { isComposing, keyCode } = event.nativeEvent;
    if (isComposing || keyCode === COMPOSING_KEY_CODE) {
      // This Enter commits what was composed; it does not search for it.
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    const step = STEPS[event.key];
    const chosen = options[active];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      setActive(nextOption(active, step, options.length));
    } else if (event.key === 'Enter' && isOpen && chosen) {
      event.preventDefault();
      pick(chosen);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
  };
  const hasList = isOpen && options.length > 0;
  return (
    <search
      className={css.root}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <form
        method="get"
        action={isHelp ? pathOf('supportSearch') : pathOf('search')}
        className={css.box}
        onSubmit={(event) => {
          event.preventDefault();
          search(input.current?.value ?? '');
        }}
      >
        <input
          ref={input}
          type="text"
          role="combobox"
          name={isHelp ? 'key' : 'q'}
          className={css.input}
          aria-label={isHelp ? text.labelHelp : text.label}
          placeholder={isHelp ? text.placeholderHelp : text.placeholder}
          defaultValue={start}
          maxLength={SEARCH_WORDS_MAX}
          enterKeyHint="search"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={hasList}
          {...(hasList && { 'aria-controls': listId })}
          {...(hasList && active >= 0 && { 'aria-activedescendant': `${listId}-${active}` })}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            if ((event.nativeEvent as InputEvent).isComposing) return;
            setOpen(true);
            write(event.target.value);
          }}
          onCompositionEnd={(event) => write(event.currentTarget.value)}
        />
        <button type="submit" className={css.go}>
          {text.go}
        </button>
      </form>
      {isOpen && (
        <PartBoundary>
          <SuggestPanel
            id={listId}
            words={words}
            isHelp={isHelp}
            history={history.words}
            onClearHistory={history.clear}
            hrefOf={hrefOf}
            active={active}
            onOptions={takeOptions}
            onPick={pick}
          />
        </PartBoundary>
      )}
      {hasHotWords && !isHelp && (
        <ul className={css.hotWords} aria-label={text.hot}>
          {hot.words.map((word) => (
            <li key={word}>
              <Link
                href={hrefOf(word)}
                className={css.hotWord}
                onClick={() => history.remember(word)}
              >
                {word}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
