/** The lines of a price, each open to its inputs, formulas and results. */
import type { Working, WorkingStep } from '@banxin/contract/entities/working';
import { chinese } from '@banxin/pricing/chinese';
import { formulaText, stepName, valueText } from '@banxin/pricing/workingWords';
import { Money } from '@banxin/ui/Money';
import { Text } from '@banxin/ui/Text';
import { useContext, useId, useState } from 'react';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { LocaleContext, useText } from '../../../lib/text.ts';
import * as css from './Xray.css.ts';
import { xrayText } from './xray.messages.ts';
import { leavesOf, type XrayLine } from './xrayLines.ts';

/** The language of a reader as the engine has it. */
export const useXrayLanguage = (): 'zh' | 'en' =>
  useContext(LocaleContext) === 'en-US' ? 'en' : 'zh';

/** What a step is called, in the reader's language. */
export function useStepName(): (step: WorkingStep) => string {
  const language = useXrayLanguage();
  const { word } = useCatalogueWords();
  return (step) => (step.said ? word(chinese(step.said), step.said) : stepName(step, language));
}

function Steps({ id, label, working }: { id: string; label: string; working: Working }) {
  const text = useText(xrayText);
  const language = useXrayLanguage();
  const nameOf = useStepName();
  return (
    <dl id={id} className={css.steps} aria-label={text.show(label)}>
      {working.map((step, at) => {
        const isLast = at === working.length - 1;
        return (
          <div key={step.id} className={css.step}>
            <dt className={css.name}>{nameOf(step)}</dt>
            <dd className={css.formula}>{formulaText(step, working, language)}</dd>
            <dd className={isLast ? `${css.value} ${css.result}` : css.value}>{valueText(step)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

interface RowProps {
  readonly line: XrayLine;
  readonly isLeaf: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Row({ line, isLeaf, isOpen, onToggle }: RowProps) {
  const text = useText(xrayText);
  const { word } = useCatalogueWords();
  const id = useId();
  const { working, depth } = line;
  const label = word(line.label, line.said?.label);
  const look = isLeaf ? css.opener : `${css.opener} ${css.sum}`;
  const words = (
    <>
      <span>
        {working && (
          <span className={css.chevron} aria-hidden>
            ›
          </span>
        )}
        {label}{' '}
        {line.formula !== '' && (
          <Text size={12} tone="quiet">
            {word(line.formula, line.said?.detail)}
          </Text>
        )}
        {isLeaf && working === undefined && (
          <Text size={12} tone="quiet">
            {line.formula !== '' && ' · '}
            {text.notKept}
          </Text>
        )}
      </span>
      <span data-amount>
        <Money fen={line.amount} />
      </span>
    </>
  );
  return (
    <li data-depth={depth} className={depth > 0 ? `${css.line} ${css.within}` : css.line}>
      {working ? (
        <button
          type="button"
          className={`${look} ${css.pressable}`}
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': id })}
          onClick={onToggle}
        >
          {words}
        </button>
      ) : (
        <div className={look}>{words}</div>
      )}
      {working && isOpen && <Steps id={id} label={label} working={working} />}
    </li>
  );
}

export function XrayLines({ lines }: { readonly lines: readonly XrayLine[] }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const leaves = new Set(leavesOf(lines));
  const toggle = (id: string): void => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <Row
          key={line.id}
          line={line}
          isLeaf={leaves.has(line)}
          isOpen={open.has(line.id)}
          onToggle={() => toggle(line.id)}
        />
      ))}
    </ul>
  );
}
