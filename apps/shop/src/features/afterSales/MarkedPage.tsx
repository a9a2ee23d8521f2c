/** A page of the proof with its marks; the one that is looked at has a ring. */
import type { ClaimMark } from '@banxin/contract/entities/afterSales';
import { Text } from '@banxin/ui/Text';
import type { KeyboardEvent, MouseEvent, Ref } from 'react';
import { isOn, type ProofPage } from './markPlaces.ts';
import * as css from './ProofMarks.css.ts';

export interface MarkedPageProps {
  readonly page: ProofPage;
  /** What a press does, for who does not see it. */
  readonly label: string;
  /** All marks: each keeps its number. */
  readonly marks: readonly ClaimMark[];
  /** The mark that is looked at, from 0; null for none. */
  readonly current: number | null;
  /** A press marks a place, and does not look closer. */
  readonly isAimed: boolean;
  readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly buttonRef?: Ref<HTMLButtonElement> | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

export function MarkedPage(props: MarkedPageProps) {
  const { page, label, marks, current, isAimed, onPress, buttonRef, onKeyDown } = props;
  return (
    <figure className={css.sheet}>
      {/* Its numbers are told in the list: they are no words of the button. */}
      <div className={css.page}>
        <button
          ref={buttonRef}
          type="button"
          aria-label={label}
          className={isAimed ? css.aims : css.opens}
          onClick={onPress}
          onKeyDown={onKeyDown}
        >
          <img src={page.thumbSrc ?? page.src} alt="" className={css.proof} loading="lazy" />
        </button>
        <svg className={css.marks} aria-hidden="true">
          {marks.map((mark, index) => {
            if (!isOn(page, mark)) return null;
            const [cx, cy] = [`${mark.x / 10}%`, `${mark.y / 10}%`];
            return (
              <g key={`${mark.x}.${mark.y}.${String(index)}`} data-mark={index + 1}>
                {index === current && <circle className={css.halo} cx={cx} cy={cy} r={16} />}
                <circle className={css.dot} cx={cx} cy={cy} r={11} />
                <text className={css.digit} x={cx} y={cy}>
                  {index + 1}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <figcaption className={css.caption}>
        <Text size={12} tone="quiet">
          {page.alt}
        </Text>
      </figcaption>
    </figure>
  );
}
