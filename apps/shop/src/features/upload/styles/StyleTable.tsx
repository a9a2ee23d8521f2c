/** The styles as a table: number, name, file of each side, what the check says, what can be done. */
import { extensionsFor } from '@banxin/contract/uploads';
import { StatusTag, type StatusTone } from '@banxin/ui/StatusTag';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import type { PrintFilesState } from '../usePrintFiles.ts';
import type { Place } from './matchFiles.ts';
import { NameField } from './NameField.tsx';
import { StyleActs } from './StyleActs.tsx';
import { type CellActs, StyleCell } from './StyleCell.tsx';
import * as css from './StyleFiles.css.ts';
import { styleFilesText } from './styleFiles.messages.ts';
import type { StyleFilesState } from './useStyleFiles.ts';
import type { Verdict } from './useVerdicts.ts';

const ACCEPT = extensionsFor('printFile')
  .map((ending) => `.${ending}`)
  .join(',');

export interface StyleTableProps {
  readonly files: PrintFilesState;
  readonly state: StyleFilesState;
  /** Pages of one style. */
  readonly perStyle: number;
  readonly verdicts: readonly Verdict[];
  readonly isOpen: (style: number) => boolean;
  /** Shows what the check found of a style, or folds it away. */
  readonly onToggle: (style: number) => void;
}

interface Row {
  readonly style: number;
}

const TONES: Readonly<Record<Verdict['kind'], StatusTone>> = {
  missing: 'neutral',
  moving: 'action',
  faulty: 'critical',
  warned: 'caution',
  passed: 'positive',
};

export function StyleTable({
  files,
  state,
  perStyle,
  verdicts,
  isOpen,
  onToggle,
}: StyleTableProps) {
  const text = useText(styleFilesText);
  const input = useRef<HTMLInputElement>(null);
  const target = useRef<Place | null>(null);
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });
  // The same all along, so that a cell is drawn for what it shows alone.
  const [acts] = useState<CellActs & { readonly name: StyleFilesState['name'] }>(() => ({
    ask: (place) => {
      target.current = place;
      input.current?.click();
    },
    remove: (style, key) => {
      const cell = latest.current.cells.find((one) => one.style === style && one.key === key);
      if (cell) latest.current.remove(cell);
    },
    dropOn: (place, dropped) => latest.current.dropOn(place, dropped),
    name: (style, name) => latest.current.name(style, name),
  }));
  const standings = new Map(files.items.map(({ file, standing }) => [file.key, standing] as const));
  const cellOf = ({ style }: Row, column: Place['side']) => {
    const [cell] = state.at({ style, side: column });
    const key = cell?.key;
    return (
      <StyleCell
        style={style}
        column={column}
        fileKey={key}
        name={key === undefined ? '' : state.nameOf(key)}
        side={cell?.side ?? column}
        page={cell?.page ?? 1}
        pageCount={key === undefined ? undefined : files.arrived.get(key)?.pageCount}
        standing={key === undefined ? undefined : standings.get(key)}
        flow={key === undefined ? undefined : files.flows[key]}
        perStyle={perStyle}
        where={state.placeName({ style, side: column })}
        acts={acts}
      />
    );
  };
  const fileColumn = (id: Place['side'], header: string): TableColumn<Row> => ({
    id,
    header,
    cell: (row) => cellOf(row, id),
  });
  const columns: TableColumn<Row>[] = [
    { id: 'number', header: text.number, width: 56, cell: ({ style }) => style + 1 },
    {
      id: 'name',
      header: text.name,
      width: 132,
      isRowHeader: true,
      cell: ({ style }) => (
        <NameField style={style} name={files.arrangement.names[style] ?? ''} onName={acts.name} />
      ),
    },
    ...(files.sides
      ? [fileColumn('front', text.front), fileColumn('back', text.back)]
      : [fileColumn('all', text.file)]),
    {
      id: 'check',
      header: text.check,
      width: 128,
      cell: ({ style }) => {
        const verdict = verdicts[style];
        if (verdict === undefined) return null;
        const tag = <StatusTag tone={TONES[verdict.kind]}>{verdict.words}</StatusTag>;
        if (!verdict.hasFindings) return tag;
        return (
          <button
            type="button"
            className={css.verdict}
            aria-expanded={isOpen(style)}
            aria-label={text.detailsOf(text.style(style + 1), verdict.words)}
            onClick={() => onToggle(style)}
          >
            {tag}
          </button>
        );
      },
    },
    {
      id: 'acts',
      header: text.acts,
      width: files.sides ? 132 : 112,
      cell: ({ style }) => (
        <StyleActs
          cells={state.cells
            .filter((cell) => cell.style === style)
            .toSorted((a, b) => Number(a.side === 'back') - Number(b.side === 'back'))}
          state={state}
          acts={acts}
        />
      ),
    },
  ];
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        className={css.hidden}
        aria-hidden="true"
        tabIndex={-1}
        data-part="one"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file && target.current) state.choose(target.current, file);
          currentTarget.value = '';
        }}
      />
      <Table
        label={text.table}
        columns={columns}
        rows={Array.from({ length: files.count }, (_, style) => ({ style }))}
        rowKey={({ style }) => style}
        isCurrentHighlighted={false}
        density="compact"
      />
    </>
  );
}
