/** One side of one style: its file on its way or arrived, or room for one. */
import { useSelector } from '@banxin/flows/react';
import type { uploadItemMachine } from '@banxin/flows/upload-item';
import { memo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import type { Place } from './matchFiles.ts';
import * as css from './StyleFiles.css.ts';
import { styleFilesText } from './styleFiles.messages.ts';

/** What a cell can do; the same object all along. */
export interface CellActs {
  /** Opens the window that chooses a file for a place. */
  readonly ask: (place: Place) => void;
  /** Takes the file out of the style. */
  readonly remove: (style: number, key: string) => void;
  /** Something of the tray, or of the computer, was dropped on the place. */
  readonly dropOn: (place: Place, dropped: DataTransfer) => void;
}

/** Plain values alone: a press draws the one cell that it changed. */
export interface StyleCellProps {
  /** The column's place: from 0. */
  readonly style: number;
  readonly column: Place['side'];
  /** The file here; undefined while there is none. */
  readonly fileKey: string | undefined;
  readonly name: string;
  /** What it holds; a whole stands in both columns. */
  readonly side: Place['side'];
  /** Its first page for this style. */
  readonly page: number;
  /** Undefined until it was checked. */
  readonly pageCount: number | null | undefined;
  /** Where the queue has it. */
  readonly standing: string | undefined;
  readonly flow: ActorRefFrom<typeof uploadItemMachine> | undefined;
  /** Pages of one style. */
  readonly perStyle: number;
  /** 第 1 款 正面 */
  readonly where: string;
  readonly acts: CellActs;
}

export const StyleCell = memo(function StyleCell({
  style,
  column,
  fileKey,
  name,
  side,
  page,
  pageCount,
  standing,
  flow,
  perStyle,
  where,
  acts,
}: StyleCellProps) {
  const text = useText(styleFilesText);
  const [isOver, setOver] = useState(false);
  /** Its pages for this style; all of them where it has one style only. */
  const pagesHere = (all: number): string => {
    const last = side === 'all' ? Math.min(page + perStyle - 1, all) : page;
    const isPart = page > 1 || (all > perStyle && last < all);
    return isPart ? text.pages(page, last) : text.pages(1, all);
  };
  const isBackOfWhole = fileKey !== undefined && side === 'all' && column === 'back';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one of three ways, the buttons are the others
    <div
      className={css.cell}
      data-place={`${style + 1}-${column}`}
      data-empty={fileKey === undefined || undefined}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        acts.dropOn({ style, side: column }, event.dataTransfer);
      }}
    >
      {fileKey === undefined ? (
        <button
          type="button"
          className={css.chooser}
          aria-label={text.chooseFor(where)}
          onClick={() => acts.ask({ style, side: column })}
        >
          {text.choose}
        </button>
      ) : isBackOfWhole ? (
        <span className={css.facts}>{text.sameFile(page + 1)}</span>
      ) : (
        <>
          <span className={css.name} title={name}>
            <Own>{name}</Own>
          </span>
          {pageCount == null ? (
            flow && standing === 'sending' && <Sending flow={flow} />
          ) : (
            <span className={css.facts}>{pagesHere(pageCount)}</span>
          )}
        </>
      )}
    </div>
  );
});

/** How much of it has arrived. */
function Sending({ flow }: { readonly flow: ActorRefFrom<typeof uploadItemMachine> }) {
  const text = useText(styleFilesText);
  const share = useSelector(flow, ({ context: { sent, file } }) =>
    file.size === 0 ? 1 : sent / file.size,
  );
  return (
    <progress
      className={css.progress}
      max={1}
      value={share}
      aria-label={text.uploading(Math.round(share * 100))}
    />
  );
}
