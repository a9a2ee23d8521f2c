/** Stars that somebody gave, drawn and said. */
import { useText } from '../../lib/text.ts';
import { starsText } from './stars.messages.ts';

/** @param stars 1 to 5 */
export function Stars({ stars }: { readonly stars: number }) {
  const text = useText(starsText);
  return (
    <>
      <span aria-hidden="true">{text.starsOf(stars)}</span> {text.starsSaid(stars)}
    </>
  );
}
