/** What was typed, with what readers do not see struck out and what stands there instead. */
import type { CleanedText } from '@banxin/contract/entities/articleDesk';
import { Text } from '@banxin/ui/Text';
import { VisuallyHidden } from '@banxin/ui/VisuallyHidden';
import { useText } from '../../../../lib/text.ts';
import { contentText } from '../../content.messages.ts';
import * as css from './Content.css.ts';

/** Shown of what is alike before and after a change. @unit characters */
const AROUND = 80;

/** How many places were cleaned: what is put there instead belongs to what was taken out before it. */
export const placesOf = (pieces: CleanedText['pieces']): number =>
  pieces.filter(({ is }, at) => is === 'gone' || (is === 'put' && pieces[at - 1]?.is !== 'gone'))
    .length;

export function Difference({ pieces }: Pick<CleanedText, 'pieces'>) {
  const text = useText(contentText);
  if (placesOf(pieces) === 0) return <Text tone="body">{text.nothingCleaned}</Text>;
  /** Places in the text, as keys. */
  let from = 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it
    <section className={css.difference} aria-label={text.difference} tabIndex={0} translate="no">
      {pieces.map(({ is, text: piece }) => {
        const key = from;
        from += piece.length;
        if (is === 'gone') {
          return (
            <del key={key} className={css.gone}>
              <VisuallyHidden>{text.gone}</VisuallyHidden>
              {piece}
            </del>
          );
        }
        if (is === 'put') {
          return (
            <ins key={`${key}+`} className={css.put}>
              <VisuallyHidden>{text.put}</VisuallyHidden>
              {piece}
            </ins>
          );
        }
        if (piece.length <= 3 * AROUND) return <span key={key}>{piece}</span>;
        return (
          <span key={key}>
            {piece.slice(0, AROUND)}
            <i className={css.skipped}>{text.skipped(piece.length - 2 * AROUND)}</i>
            {piece.slice(-AROUND)}
          </span>
        );
      })}
    </section>
  );
}
