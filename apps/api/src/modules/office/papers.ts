/** What the desk of papers has in common for companies and certificates. */
import type { OfficeStep } from '@banxin/contract/entities/office';
import { officeValue, officeVerdict } from '@banxin/contract/messages/office';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import { instantOf, msOf } from '../../ports/clock.ts';
import { type Paper, paperOf } from '../papers/desk.ts';
import { type Head, lateBefore, type Opened, PROMISED_MS, step } from './source.ts';

const REJECTED = [
  '照片不清晰，请重新拍摄后上传',
  '名称与证件不一致，请核对后重新提交',
  '证件已过期，请上传有效的证件',
];

/** Passed, or refused with its reason. @param refusal why it cannot pass */
export const decisions = (refusal: KeyedMessage | null = null): OfficeStep[] => [
  step('PASS', { refusal }),
  step('REJECT', { needs: ['reason'], templates: REJECTED }),
];

/** `2028-01-31`, or for good. */
export const endOf = (day: string | null) => day ?? messageOf(officeValue.forGood);

interface Named extends Pick<Head, 'kind' | 'number' | 'customer' | 'subject' | 'since'> {
  readonly standing: KeyedMessage;
  /** Somebody has to decide. */
  readonly isWaiting: boolean;
  /** Where it is shown for its end: the last day. */
  readonly endsOn?: string;
}

/** A paper as a queue shows it. */
export const headOf = ({ isWaiting, ...named }: Named, now: string): Head => ({
  ...named,
  amount: null,
  dueAt: isWaiting ? instantOf(msOf(named.since) + PROMISED_MS) : null,
  isLate: isWaiting && named.since < lateBefore(now),
});

/** The id that a number names; one that no paper has for other words. */
export function idOf(kind: Paper['kind'], words: string): number {
  const paper = paperOf(words);
  return paper?.kind === kind ? paper.id : 0;
}

export const NO_FILE = { tone: 'caution', sentence: messageOf(officeVerdict.noFile) } as const;

/** What a clerk looks at twice. */
export const caution = (sentence: Opened['verdicts'][number]['sentence']) =>
  ({ tone: 'caution', sentence }) as const;

/** What speaks against a paper. */
export const critical = (sentence: Opened['verdicts'][number]['sentence']) =>
  ({ tone: 'critical', sentence }) as const;
