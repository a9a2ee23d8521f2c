/** Rules of what is written on a shared quote, the same for the form and the server. */
import { ANSWER_NAME_MAX, ANSWER_NOTE_MAX, SHOWN_AS_MAX } from '../constants.ts';
import { messages } from '../messages.ts';
import type { Rule } from './validation.ts';

/** What a reader cannot see, or what turns the order of letters round. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A rule for a line of so many characters, counted as they are seen. @param required what is said of none; null: it may be left out */
export const line =
  (most: number, tooLong: string, required: string | null): Rule =>
  (value) => {
    const text = textOf(value);
    if (text === '') return required;
    if (UNSEEN.test(text)) return messages.unseenCharacters;
    return [...text].length > most ? tooLong : null;
  };

/** Whose quote it is, required. */
export const checkShownAs = line(SHOWN_AS_MAX, messages.shownAsTooLong, messages.shownAsRequired);

/** Who answers, required. */
export const checkAnswerName = line(
  ANSWER_NAME_MAX,
  messages.answerNameTooLong,
  messages.answerNameRequired,
);

const ONE_NOTE = line(ANSWER_NOTE_MAX, messages.answerNoteTooLong, null);

/** What whoever answers adds; it may have several lines. */
export const checkAnswerNote: Rule = (value) =>
  ONE_NOTE(textOf(value).replaceAll('\r\n', '\n').replaceAll('\n', ' '));
