/** The pages of a book in the order in which they are bound; the cover apart where it is printed apart. */
import type { Configuration } from '@banxin/contract/entities/configuration';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import type { PrintFilesState } from '../usePrintFiles.ts';
import * as css from './BookPages.css.ts';
import { BookTiles, type Tile } from './BookTiles.tsx';
import { bookText } from './book.messages.ts';
import type { BookPage } from './bookPages.ts';
import { LeftOut } from './LeftOut.tsx';
import { useBook } from './useBook.ts';

export interface BookPagesProps {
  readonly files: PrintFilesState;
  readonly configuration: Configuration;
}

const idOf = ({ key, page }: Pick<BookPage, 'key' | 'page'>): string => `${key} ${page}`;

export default function BookPages({ files, configuration }: BookPagesProps) {
  const text = useText(bookText);
  const book = useBook(files, configuration);
  const [chosenId, setChosen] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const { wanted, inner, cover, out } = book;
  if (book.pages.length + out.length === 0) return null;

  const placeOf = (isCover: boolean, at: number): string => {
    const named = isCover && wanted.cover === 4 ? text.coverPlaces[at] : undefined;
    return named
      ? `${text.cover} ${named}`
      : text.placeOf(isCover ? text.cover : text.inner, at + 1);
  };
  const tilesOf = (pages: readonly BookPage[]): Tile[] =>
    pages.map((one, at) => ({
      ...one,
      id: idOf(one),
      name: book.nameOf(one.key),
      place: placeOf(one.isCover, at),
      mark: (one.isCover ? text.coverPlaces[at] : undefined) ?? String(at + 1),
      thumbnail: book.thumbnailOf(one),
    }));
  const tiles = { inner: tilesOf(inner), cover: tilesOf(cover) };
  const all = [...tiles.cover, ...tiles.inner];
  const chosen = all.find(({ id }) => id === chosenId);
  const move = (tile: Pick<BookPage, 'key' | 'page'>, isCover: boolean, to: number): void => {
    book.move(tile, isCover, to);
    setSaid(text.moved(book.nameOf(tile.key), tile.page, placeOf(isCover, to)));
  };
  const moveId = (isCover: boolean) => (id: string, to: number) => {
    const tile = all.find((one) => one.id === id);
    if (tile) move(tile, isCover, to);
  };
  const missing = wanted.inner - inner.length;
  const coverMissing = wanted.cover - cover.length;
  const problems = [
    ...(missing > 0 ? [text.lacking(missing)] : missing < 0 ? [text.over(-missing)] : []),
    ...(coverMissing > 0
      ? [text.coverLacking(coverMissing)]
      : coverMissing < 0
        ? [text.coverOver(-coverMissing)]
        : []),
  ];
  const isHad = wanted.cover > 0 || cover.length > 0;
  const part = chosen?.isCover ? tiles.cover : tiles.inner;
  const at = part.findIndex(({ id }) => id === chosenId);
  return (
    <section className={css.root} aria-label={text.title}>
      <Inline gap={12} justify="between">
        <Inline gap={12}>
          <Heading level={3} size={14}>
            {text.title}
          </Heading>
          <Text size={13}>{text.count(inner.length, wanted.inner)}</Text>
        </Inline>
        <Inline gap={8}>
          {book.undo && (
            <Button size="small" variant="quiet" onPress={book.undo}>
              {text.undo}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            onPress={() => {
              book.sort();
              setSaid(text.sorted);
            }}
          >
            {text.sort}
          </Button>
        </Inline>
      </Inline>
      <Text size={12} tone="quiet">
        {text.hint}
      </Text>
      {problems.length > 0 ? (
        <Notice tone="caution">{problems.join(' · ')}</Notice>
      ) : (
        <Text size={13} tone="positive">
          {text.complete}
        </Text>
      )}
      {isHad && (
        <Stack gap={8}>
          <Text size={13}>
            {text.cover} {text.count(cover.length, wanted.cover)}
          </Text>
          <BookTiles
            label={text.cover}
            tiles={tiles.cover}
            chosen={chosenId}
            onChoose={({ id }) => setChosen(id === chosenId ? null : id)}
            onMove={moveId(true)}
          />
        </Stack>
      )}
      <BookTiles
        label={text.inner}
        tiles={tiles.inner}
        chosen={chosenId}
        onChoose={({ id }) => setChosen(id === chosenId ? null : id)}
        onMove={moveId(false)}
      />
      {chosen && (
        <Inline gap={8}>
          <Text size={13}>{text.selected(chosen.place)}</Text>
          <Button
            size="small"
            isDisabled={at <= 0}
            onPress={() => move(chosen, chosen.isCover, at - 1)}
          >
            {text.earlier}
          </Button>
          <Button
            size="small"
            isDisabled={at >= part.length - 1}
            onPress={() => move(chosen, chosen.isCover, at + 1)}
          >
            {text.later}
          </Button>
          <NativeSelect
            aria-label={text.moveTo}
            size="small"
            value={String(at)}
            onChange={(to) => move(chosen, chosen.isCover, Number(to))}
            options={part.map((_, to) => ({ id: String(to), label: placeOf(chosen.isCover, to) }))}
          />
          {isHad && (
            <Button
              size="small"
              onPress={() =>
                move(
                  chosen,
                  !chosen.isCover,
                  chosen.isCover ? tiles.inner.length : tiles.cover.length,
                )
              }
            >
              {chosen.isCover ? text.toInner : text.toCover}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            onPress={() => {
              book.takeOut(chosen);
              setSaid(text.takenOut(chosen.name, chosen.page));
              setChosen(null);
            }}
          >
            {text.takeOut}
          </Button>
        </Inline>
      )}
      <LeftOut
        pages={out}
        nameOf={book.nameOf}
        onPut={(one) => move(one, false, tiles.inner.length)}
      />
      <div role="status">
        {said !== '' && (
          <Text size={12} tone="quiet">
            {said}
          </Text>
        )}
      </div>
    </section>
  );
}
