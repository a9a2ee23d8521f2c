/** Photographs of a ticket, each of which a press opens large. */
import type { ClaimPicture } from '@banxin/contract/entities/afterSales';
import { useText } from '../../lib/text.ts';
import { claimText } from './claim.messages.ts';
import { evidencePath } from './claimLook.ts';
import * as css from './Evidence.css.ts';

export interface EvidenceProps {
  readonly pictures: readonly ClaimPicture[];
  /** Opens them large, beginning with this one. */
  readonly onOpen: (index: number) => void;
}

export function Evidence({ pictures, onOpen }: EvidenceProps) {
  const text = useText(claimText);
  if (pictures.length === 0) return null;
  return (
    <div className={css.row}>
      {pictures.map(({ id, name }, index) => (
        <button
          key={id}
          type="button"
          aria-label={text.picture(name)}
          className={css.opener}
          onClick={() => onOpen(index)}
        >
          <img
            src={evidencePath(id, 'small')}
            alt=""
            className={css.picture}
            loading="lazy"
            decoding="async"
          />
        </button>
      ))}
    </div>
  );
}
