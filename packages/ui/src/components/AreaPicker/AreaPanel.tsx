// What AreaPicker opens: search, columns or steps, and the way to clear.
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { media } from '../../css/media.ts';
import { classes } from '../../internal/classes.ts';
import * as field from '../../internal/fieldStyle.css.ts';
import { useMedia } from '../../internal/useMedia.ts';
import { useMessages } from '../../messages/MessagesContext.ts';
import { Button } from '../Button/Button.tsx';
import { AreaColumn, AreaResults } from './AreaList.tsx';
import * as css from './AreaPicker.css.ts';
import { childrenOf, type Region, searchAreas } from './areaTree.ts';
import type { Areas } from './useAreas.ts';

/** Most places that a search shows. */
const mostResults = 50;

export interface AreaPanelProps {
  regions: readonly Region[];
  areas: Areas;
  onChoose: (path: Region[]) => void;
  onClear: (() => void) | undefined;
}

export function AreaPanel({ regions, areas, onChoose, onClear }: AreaPanelProps): ReactNode {
  const messages = useMessages();
  const [query, setQuery] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const results = query.trim()
    ? searchAreas(regions, query, areas.loaded, areas.isLazy, mostResults)
    : undefined;
  const first = results?.[0];
  return (
    <div ref={root} className={css.panel}>
      <SearchField
        aria-label={messages.areaSearch}
        value={query}
        onChange={setQuery}
        data-part="search"
        className={css.search}
      >
        <Input
          placeholder={messages.areaSearch}
          className={classes(field.box, field.boxSize.small, css.searchInput)}
          onKeyDown={(event) => {
            // The Enter and the arrows of an input method are its own.
            if (event.nativeEvent.isComposing || !first) return;
            if (event.key === 'Enter') {
              event.preventDefault();
              onChoose(first);
            } else if (event.key === 'ArrowDown') {
              event.preventDefault();
              root.current?.querySelector<HTMLElement>('[role=listbox]')?.focus();
            }
          }}
        />
      </SearchField>
      {results ? (
        <AreaResults results={results} onChoose={onChoose} />
      ) : (
        <Levels areas={areas} onChoose={onChoose} />
      )}
      {onClear && (
        <div className={css.foot} data-part="foot">
          <Button size="small" variant="quiet" onPress={onClear}>
            {messages.clear}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Columns, with arrows left and right between them; on a phone the deepest one and the way back. */
function Levels({ areas, onChoose }: Pick<AreaPanelProps, 'areas' | 'onChoose'>): ReactNode {
  const messages = useMessages();
  const isPhone = useMedia(media.phone);
  const root = useRef<HTMLDivElement>(null);
  /** The level that takes the focus: at once, or when its areas are there. A new object for each move. */
  const [target, setTarget] = useState<{ level: number } | null>(null);
  const { levels } = areas;
  const deepest = levels.length - 1;
  /** The deepest level with a choice has the focus when the sheet opens. */
  const opensAt = Math.max(
    levels.findLastIndex(({ chosen }) => chosen !== undefined),
    0,
  );
  const above = (level: number): string[] =>
    levels.slice(0, level).flatMap(({ chosen }) => (chosen === undefined ? [] : [chosen]));

  useLayoutEffect(() => {
    const list = root.current?.querySelector(`[data-level="${target?.level}"]`);
    const option =
      list?.querySelector<HTMLElement>('[aria-selected=true]') ??
      list?.querySelector<HTMLElement>('[role=option]');
    option?.focus();
  }, [target]);

  const choose = (level: number, code: string, isDeeper: boolean): void => {
    const path = areas.go([...above(level), code]);
    setTarget(!path && (isDeeper || isPhone) ? { level: level + 1 } : null);
    if (path && !isDeeper) onChoose(path);
  };
  const goBack = (level: number): void => {
    // On a phone the levels below give way; beside each other they stay.
    if (isPhone) areas.go(above(level));
    setTarget({ level });
  };
  const onKeyDown = (event: KeyboardEvent, level: number): void => {
    const code = document.activeElement?.getAttribute('data-key');
    if (event.key === 'ArrowRight' && code) choose(level, code, true);
    else if (event.key === 'ArrowLeft' && level > 0) goBack(level - 1);
    else return;
    event.preventDefault();
  };
  return (
    <div ref={root} className={css.levels} data-part="levels">
      {isPhone && deepest > 0 && (
        <div className={css.back} data-part="back">
          {levels.slice(0, deepest).map(({ code, regions, chosen }, level) => (
            <Button key={code} size="small" variant="quiet" onPress={() => goBack(level)}>
              {regions?.find((region) => region.code === chosen)?.name}
            </Button>
          ))}
        </div>
      )}
      {levels.map((level, n) =>
        isPhone && n < deepest ? null : (
          <AreaColumn
            key={level.code}
            level={level}
            depth={n}
            label={messages.areaLevel(n)}
            takesFocus={target ? target.level === n : n === opensAt}
            isEnd={(region) => childrenOf(region, areas.loaded, areas.isLazy)?.length === 0}
            onChoose={(code) => choose(n, code, false)}
            onRetry={() => areas.load(level.code)}
            onKeyDown={(event) => onKeyDown(event, n)}
          />
        ),
      )}
    </div>
  );
}
