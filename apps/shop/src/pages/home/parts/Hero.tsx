/** The one framed sheet of the page: what the shop is, in a sentence, and the press sheet of what is quoted. */

import type { Category } from '@banxin/contract/calls/catalogue/categories.schemas';
import { PRODUCTION_CUT_OFF, VAT_PERCENT } from '@banxin/contract/constants';
import { factory } from '@banxin/contract/enums/factory';
import { pathOf } from '@banxin/contract/routes';
import { CropMarks } from '@banxin/ui/CropMarks';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import type { Loadable } from '../../../lib/useCall.ts';
import * as css from '../home.css.ts';
import { homeText } from '../home.messages.ts';

/** Drawn by the server; its code, the price engine's, comes after the page stands. */
const PressSheet = lazyPart(() => import('./PressSheet.tsx'));

/** The shop's own terms. */
const FIGURES = {
  factories: String(factory.values.length),
  cutoff: PRODUCTION_CUT_OFF,
  vat: `${VAT_PERCENT}%`,
};

export function Hero({ catalogue }: { readonly catalogue: Loadable<readonly Category[]> }) {
  const text = useText(homeText);
  return (
    <CropMarks>
      <section className={css.hero}>
        <div className={css.halftone} aria-hidden="true" />
        <div className={css.words}>
          <div className={css.side}>
            <p className={css.season}>{text.season}</p>
            <h1 className={css.slogan}>
              {text.slogan.map((line) => (
                <span key={line} className={css.sloganLine}>
                  {line}
                </span>
              ))}
            </h1>
          </div>
          <div className={css.side}>
            <p className={css.lead}>{text.lead}</p>
            <Inline gap={12}>
              <LinkButton href={pathOf('category')} variant="primary" size="large">
                {text.start}
              </LinkButton>
              <LinkButton href="#track" size="large">
                {text.track}
              </LinkButton>
            </Inline>
          </div>
        </div>
        <div className={css.art}>
          <PartBoundary pending={<div className={css.artRoom} />} instead={null}>
            <PressSheet catalogue={catalogue} />
          </PartBoundary>
        </div>
        <div className={css.facts}>
          {(['factories', 'cutoff', 'vat'] as const).map((key) => (
            <p key={key} className={css.fact}>
              <span className={css.figure}>{FIGURES[key]}</span>
              {text[key]}
            </p>
          ))}
        </div>
      </section>
    </CropMarks>
  );
}
