// The lists inside AreaPicker: one level of areas, and the places that a search found.
import CheckIcon from 'lucide-react/icons/check';
import ChevronIcon from 'lucide-react/icons/chevron-right';
import type { KeyboardEvent, ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import * as list from '../../internal/floatingList.css.ts';
import { initialsOf } from '../../internal/pinyin.ts';
import { useMessages } from '../../messages/MessagesContext.ts';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './AreaPicker.css.ts';
import type { Region } from './areaTree.ts';
import type { Level } from './useAreas.ts';

export interface AreaColumnProps {
  level: Level;
  /** 0 for provinces. */
  depth: number;
  label: string;
  takesFocus: boolean;
  /** Whether nothing lies inside an area. */
  isEnd: (region: Region) => boolean;
  onChoose: (code: string) => void;
  onRetry: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Letters go to the next area by its pinyin: the text of an item is only searched, never shown. */
export function AreaColumn({
  level: { code, regions, chosen },
  depth,
  label,
  takesFocus,
  isEnd,
  onChoose,
  onRetry,
  onKeyDown,
}: AreaColumnProps): ReactNode {
  const messages = useMessages();
  if (regions === undefined) {
    return (
      <div className={css.column} data-part="loading">
        <Spinner size="small" isLabelShown />
      </div>
    );
  }
  if (regions === null) {
    return (
      <div role="alert" className={css.column} data-part="failed">
        <p className={css.words}>{messages.areaFailed}</p>
        <Button size="small" onPress={onRetry}>
          {messages.retry}
        </Button>
      </div>
    );
  }
  return (
    <div
      role="presentation"
      data-part="level"
      data-level={depth}
      className={css.column}
      onKeyDownCapture={onKeyDown}
    >
      <ListBox
        key={code}
        aria-label={label}
        selectionMode="single"
        selectedKeys={chosen === undefined ? [] : [chosen]}
        onSelectionChange={(keys) => {
          // The chosen area, pressed again, is chosen again.
          const [key = chosen] = keys === 'all' ? [] : keys;
          if (key !== undefined) onChoose(String(key));
        }}
        autoFocus={takesFocus && 'first'}
        escapeKeyBehavior="none"
        className={list.list}
      >
        {regions.map((region) => (
          <ListBoxItem
            key={region.code}
            id={region.code}
            textValue={initialsOf(region.name)}
            className={list.item}
          >
            <span className={list.words}>{region.name}</span>
            <span className={list.icon} aria-hidden="true">
              {isEnd(region) ? chosen === region.code && <CheckIcon /> : <ChevronIcon />}
            </span>
          </ListBoxItem>
        ))}
      </ListBox>
    </div>
  );
}

/** Places by their whole path. */
export function AreaResults({
  results,
  onChoose,
}: {
  results: readonly Region[][];
  onChoose: (path: Region[]) => void;
}): ReactNode {
  const messages = useMessages();
  const words = results.length > 0 ? messages.countOf(results.length) : messages.areaNoMatch;
  return (
    <div className={css.results} data-part="results">
      <p role="status" className={css.words}>
        {words}
      </p>
      {results.length > 0 && (
        <ListBox
          aria-label={messages.areaResults}
          selectionMode="none"
          onAction={(key) => {
            const path = results.find((one) => one.at(-1)?.code === key);
            if (path) onChoose(path);
          }}
          className={list.list}
        >
          {results.map((path) => {
            const name = path.map((area) => area.name).join(' / ');
            return (
              <ListBoxItem
                key={path.at(-1)?.code ?? ''}
                id={path.at(-1)?.code ?? ''}
                textValue={name}
                className={list.item}
              >
                <span className={list.words}>{name}</span>
              </ListBoxItem>
            );
          })}
        </ListBox>
      )}
    </div>
  );
}
