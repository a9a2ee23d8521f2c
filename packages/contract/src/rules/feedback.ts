/** Rules of opinions, the same for the form and the server. */
import { SUGGESTION_MIN } from '../constants.ts';
import { messages } from '../messages.ts';
import { checkPhone, type Rule } from './validation.ts';

/** Kind of an opinion, required. */
export const checkSuggestionKind: Rule = (value) =>
  value === '' || value === undefined || value === null ? messages.suggestionKindRequired : null;

/** Content of an opinion, required; counted in characters as they are seen. */
export const checkSuggestionContent: Rule = (value) => {
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') return messages.suggestionRequired;
  return [...text].length < SUGGESTION_MIN ? messages.suggestionTooShort : null;
};

/** A mobile number that may be left out. */
export const checkOptionalMobile: Rule = (value) =>
  value === '' || value === undefined || value === null ? null : checkPhone(value);
