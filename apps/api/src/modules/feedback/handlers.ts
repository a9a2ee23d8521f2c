/** Calls about opinions and questionnaires. */
import {
  getQuestionnaire,
  submitQuestionnaire,
} from '@banxin/contract/calls/feedback/questionnaire';
import {
  addSuggestionNote,
  createSuggestion,
  getSuggestions,
} from '@banxin/contract/calls/feedback/suggestion';
import {
  getDeskQuestionnaires,
  getQuestionnaireTally,
  getQuestionnaireWords,
  noteCallback,
} from '@banxin/contract/calls/works/questionnaires';
import { handle, type Registration } from '../../http/handle.ts';
import { noteCall } from './callbacks.ts';
import { listQuestionnaires, readWords, tallyQuestionnaire } from './questionnaireDesk.ts';
import { readQuestionnaire, takeAnswers } from './questionnaires.ts';
import { addNote, giveSuggestion, listSuggestions } from './suggestions.ts';

export const feedbackHandlers: readonly Registration[] = [
  handle(getQuestionnaire, readQuestionnaire),
  handle(submitQuestionnaire, takeAnswers),
  handle(getDeskQuestionnaires, listQuestionnaires),
  handle(getQuestionnaireTally, tallyQuestionnaire),
  handle(getQuestionnaireWords, readWords),
  handle(noteCallback, noteCall),
  handle(createSuggestion, giveSuggestion),
  handle(getSuggestions, listSuggestions),
  handle(addSuggestionNote, addNote),
];
