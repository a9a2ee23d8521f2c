// Shows the customer's file as it will be cut: trim, safe area and bleed to scale, pages, findings.

import { type ReactNode, useState } from 'react';
import { chevronLeft, chevronRight, Glyph } from '../../internal/Glyph.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as drawing from './ProofDrawing.css.ts';
import { ProofDrawing } from './ProofDrawing.tsx';
import { ProofFindings } from './ProofFindings.tsx';
import * as css from './ProofPreview.css.ts';
import { marksOn, numbersOf } from './proofMarks.ts';
import { mm, type ProofFinding, type ProofPreviewProps } from './proofTypes.ts';

export type {
  ProofBox,
  ProofDie,
  ProofFinding,
  ProofPage,
  ProofPreviewProps,
} from './proofTypes.ts';

/**
 * The one sheet of the product page; print colours stay true in the dark.
 * @zh 产品页上的文件预览；深色主题下印刷颜色不变。
 */
export function ProofPreview({
  trimWidthMm,
  trimHeightMm,
  bleedMm,
  safeMm,
  pages = [],
  page,
  defaultPage = 1,
  onPageChange,
  findings = [],
  areFindingsListed = true,
  areFindingsNumbered = false,
  foldsMm = [],
  foldAxis = 'vertical',
  die,
  shape = 'rect',
  actions,
}: ProofPreviewProps): ReactNode {
  const messages = useMessages();
  const [ownPage, setOwnPage] = useState(defaultPage);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const shown = Math.min(Math.max(page ?? ownPage, 1), Math.max(pages.length, 1));
  const goTo = (next: number): void => {
    setOwnPage(next);
    onPageChange?.(next);
  };
  const select = (finding: ProofFinding): void => {
    setSelectedId(finding.id === selectedId ? null : finding.id);
    if (finding.page !== undefined && finding.page !== shown) goTo(finding.page);
  };
  const numbers = numbersOf(areFindingsNumbered ? findings : []);
  return (
    <section data-component="ProofPreview" className={css.root}>
      <div className={css.stage}>
        <ProofDrawing
          geometry={{ trimWidthMm, trimHeightMm, bleedMm, safeMm }}
          page={pages[shown - 1]}
          foldsMm={foldsMm}
          foldAxis={foldAxis}
          die={die}
          shape={shape}
          marks={marksOn(shown, findings, selectedId, numbers)}
        />
      </div>
      <div className={css.bar}>
        <ul data-part="legend" className={css.legend}>
          <li className={css.entry}>
            <span className={drawing.legend.trim} aria-hidden="true" />
            {die ? messages.cutLine : messages.trimLine} {mm(trimWidthMm)} × {mm(trimHeightMm)} mm
          </li>
          <li className={css.entry}>
            <span className={drawing.legend.safe} aria-hidden="true" />
            {messages.safeArea} {mm(safeMm)} mm
          </li>
          <li className={css.entry}>
            <span className={drawing.legend.bleed} aria-hidden="true" />
            {messages.bleed} {mm(bleedMm)} mm
          </li>
          {(die !== undefined || foldsMm.length > 0) && (
            <li className={css.entry}>
              <span className={drawing.legend.fold} aria-hidden="true" />
              {die ? messages.creaseLine : messages.foldLine}
            </li>
          )}
        </ul>
        {pages[shown - 1]?.label && <span data-part="page-label">{pages[shown - 1]?.label}</span>}
        {pages.length > 1 && (
          <div data-part="pager" className={css.pager}>
            <IconButton
              size="small"
              icon={<Glyph path={chevronLeft} />}
              aria-label={messages.previousPage}
              isDisabled={shown === 1}
              onPress={() => goTo(shown - 1)}
            />
            <span role="status" aria-label={messages.pageOf(shown, pages.length)}>
              {shown} / {pages.length}
            </span>
            <IconButton
              size="small"
              icon={<Glyph path={chevronRight} />}
              aria-label={messages.nextPage}
              isDisabled={shown === pages.length}
              onPress={() => goTo(shown + 1)}
            />
          </div>
        )}
        {actions}
      </div>
      {areFindingsListed && findings.length > 0 && (
        <ProofFindings
          findings={findings}
          numbers={numbers}
          selectedId={selectedId}
          onSelect={select}
        />
      )}
    </section>
  );
}
