/** Files without a place: why, and three ways to give them one: choose and press, or drag. */
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import type { PlacedFile, PrintFilesState } from '../usePrintFiles.ts';
import { DRAGGED } from './dragged.ts';
import type { Place } from './matchFiles.ts';
import * as css from './StyleFiles.css.ts';
import { styleFilesText } from './styleFiles.messages.ts';
import type { StyleFilesState } from './useStyleFiles.ts';

export interface TrayProps {
  readonly files: PrintFilesState;
  readonly state: StyleFilesState;
}

export function Tray({ files, state }: TrayProps) {
  const text = useText(styleFilesText);
  if (state.tray.length === 0) return null;
  return (
    <section className={css.tray} aria-label={text.tray}>
      <Heading level={3} size={14}>
        {text.tray}
      </Heading>
      <Text size={12} tone="body">
        {text.trayHint}
      </Text>
      {state.tray.map((one) => (
        <TrayRow key={one.key} one={one} files={files} state={state} />
      ))}
    </section>
  );
}

/** `0-front`: a place as a select knows it. */
const idOf = ({ style, side }: Place): string => `${style}-${side}`;

function TrayRow({ one, files, state }: TrayProps & { readonly one: PlacedFile }) {
  const text = useText(styleFilesText);
  const { key } = one;
  const name = state.nameOf(key);
  const reason = state.reasonOf(key);
  const pages = files.arrived.get(key)?.pageCount;
  const sides = !files.sides
    ? (['all'] as const)
    : pages == null
      ? (['all', 'front', 'back'] as const)
      : pages === 1
        ? (['front', 'back'] as const)
        : (['all'] as const);
  const places = Array.from({ length: files.count }, (_, style) =>
    sides.map((side): Place => ({ style, side })),
  ).flat();
  const wanted =
    reason?.why === 'taken'
      ? places.find(({ style, side }) => style === reason.style - 1 && side === reason.side)
      : undefined;
  const suggested = wanted ?? places.find((place) => state.at(place).length === 0) ?? places[0];
  const [chosen, setChosen] = useState<string | null>(null);
  const target = places.find((place) => idOf(place) === chosen) ?? suggested;
  const [there] = target ? state.at(target) : [];
  const words = (): string => {
    if (reason === undefined) return text.unplaced;
    switch (reason.why) {
      case 'unclear':
      case 'full':
        return text[reason.why];
      case 'noStyle':
        return text.noStyle(reason.style);
      case 'replaced':
        return text.replaced(state.placeName(reason));
      case 'taken': {
        const place: Place = { style: reason.style - 1, side: reason.side };
        const [holder] = state.at(place);
        return holder
          ? text.taken(state.placeName(place), state.nameOf(holder.key))
          : text.unplaced;
      }
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is one of three ways, the select and the button are the others
    <div
      className={css.trayRow}
      data-tray-file={name}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, key)}
    >
      <div className={css.trayWords}>
        <div className={css.name}>
          <Own>{name}</Own>
        </div>
        <Text size={12} tone="caution">
          {words()}
        </Text>
      </div>
      <div>
        <NativeSelect
          aria-label={text.placeFor(name)}
          size="small"
          value={target ? idOf(target) : ''}
          onChange={setChosen}
          options={places.map((place) => {
            const [holder] = state.at(place);
            const label = state.placeName(place);
            return {
              id: idOf(place),
              label: holder ? text.instead(label, state.nameOf(holder.key)) : label,
            };
          })}
        />
      </div>
      <Button
        size="small"
        aria-label={there ? text.putInsteadFor(name) : text.putFor(name)}
        onPress={() => target && state.place(key, target)}
      >
        {there ? text.putInstead : text.put}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={`${text.remove} ${name}`}
        onPress={() => state.discard(one)}
      >
        {text.remove}
      </Button>
    </div>
  );
}
