/** The contact person of a login. */
import { LINK_PERSON_MAX } from '../constants.ts';
import { messages } from '../messages.ts';
import { isEmpty, type Rule } from './validation.ts';

/** Contact person, required. */
export const checkLinkPerson: Rule = (value) => {
  if (isEmpty(value)) return messages.linkPersonRequired;
  return [...String(value).trim()].length > LINK_PERSON_MAX ? messages.linkPersonTooLong : null;
};
