/** Pages in their order: dragged, or chosen with the arrow keys and moved with Alt and an arrow. */
import { type KeyboardEvent, useRef, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import * as css from './BookPages.css.ts';
import { bookText } from './book.messages.ts';
import type { BookPage } from './bookPages.ts';

/** What a dragged page is known by. */
const DRAGGED = 'application/x-book-page';

export interface Tile extends BookPage {
  readonly id: string;
  readonly name: string;
  /** 内页第 3 页 */
  readonly place: string;
  /** Short, under its picture. */
  readonly mark: string;
  readonly thumbnail: string | null;
}

export interface BookTilesProps {
  readonly label: string;
  readonly tiles: readonly Tile[];
  readonly chosen: string | null;
  readonly onChoose: (tile: Tile) => void;
  /** @param id of the page that moves @param to its place among these, from 0 */
  readonly onMove: (id: string, to: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function BookTiles({ label, tiles, chosen, onChoose, onMove }: BookTilesProps) {
  const text = useText(bookText);
  const list = useRef<HTMLUListElement>(null);
  const [over, setOver] = useState<string | null>(null);
  const focusAt = (at: number): void =>
    list.current?.querySelectorAll<HTMLButtonElement>('button')[at]?.focus();
  const press = (event: KeyboardEvent, at: number): void => {
    const step = STEPS[event.key];
    const ends: Readonly<Record<string, number>> = { Home: 0, End: tiles.length - 1 };
    const to = step === undefined ? ends[event.key] : at + step;
    if (to === undefined) return;
    event.preventDefault();
    if (to < 0 || to >= tiles.length) return;
    if (event.altKey) onMove(tiles[at]?.id ?? '', to);
    else focusAt(to);
  };
  return (
    <ul ref={list} className={css.tiles} aria-label={label}>
      {tiles.map((tile, at) => (
        <li key={tile.id}>
          <button
            type="button"
            className={css.tile}
            draggable
            aria-pressed={chosen === tile.id}
            aria-label={text.tile(tile.place, tile.name, tile.page)}
            data-over={over === tile.id || undefined}
            onClick={() => onChoose(tile)}
            onKeyDown={(event) => press(event, at)}
            onDragStart={(event) => event.dataTransfer.setData(DRAGGED, tile.id)}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(tile.id);
            }}
            onDragLeave={() => setOver(null)}
            onDrop={(event) => {
              event.preventDefault();
              setOver(null);
              const id = event.dataTransfer.getData(DRAGGED);
              if (id !== '') onMove(id, at);
            }}
          >
            <span className={css.sheet}>
              {tile.thumbnail ? (
                <img src={tile.thumbnail} alt="" draggable={false} />
              ) : (
                <span className={css.blank}>{text.notDrawn}</span>
              )}
            </span>
            <span className={css.place}>{tile.mark}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
