/** What can be done with the files of a style: each is replaced or taken out; with a front and a back it says which. */
import { useText } from '../../../lib/text.ts';
import type { Cell } from './arrangement.ts';
import type { CellActs } from './StyleCell.tsx';
import * as css from './StyleFiles.css.ts';
import { styleFilesText } from './styleFiles.messages.ts';
import type { StyleFilesState } from './useStyleFiles.ts';

export interface StyleActsProps {
  /** Of one style, the front first. */
  readonly cells: readonly Cell[];
  readonly state: Pick<StyleFilesState, 'nameOf' | 'placeName'>;
  readonly acts: CellActs;
}

export function StyleActs({ cells, state, acts }: StyleActsProps) {
  const text = useText(styleFilesText);
  if (cells.length === 0) return <span className={css.facts}>{text.nothingYet}</span>;
  return cells.map(({ key, style, side }) => {
    const name = state.nameOf(key);
    const where = state.placeName({ style, side });
    return (
      <span key={key} className={css.acts}>
        {cells.length > 1 && (
          <span className={css.facts}>{side === 'back' ? text.back : text.front}</span>
        )}
        <button
          type="button"
          className={css.act}
          aria-label={text.replaceIn(where, name)}
          onClick={() => acts.ask({ style, side })}
        >
          {text.replace}
        </button>
        <button
          type="button"
          className={css.act}
          aria-label={text.removeFrom(where, name)}
          onClick={() => acts.remove(style, key)}
        >
          {text.remove}
        </button>
      </span>
    );
  });
}
