/** What customers answered to questionnaires, at the desk of content: nobody's answers are shown under a name. Not for customers. */
import { defineCall } from '../../call.ts';
import type * as schemas from './questionnaires.schemas.ts';

/** Editions, the newest first. A page beyond the last is empty. Errors 1003 not this login's desk. */
export const getDeskQuestionnaires = defineCall<typeof schemas.getDeskQuestionnaires>({
  name: 'Works.GetQuestionnaires',
  method: 'POST',
  path: '/api/Works/GetQuestionnaires',
  encoding: 'json',
  summary: '工坊：历期问卷',
  access: { right: 'works' },
  errors: [1003],
  tags: ['works', 'questionnaire'],
});

/** How an edition was answered, question by question, of all accounts together. Errors 1003 not this login's desk, 2404 unknown. */
export const getQuestionnaireTally = defineCall<typeof schemas.getQuestionnaireTally>({
  name: 'Works.GetQuestionnaireTally',
  method: 'POST',
  path: '/api/Works/GetQuestionnaireTally',
  encoding: 'json',
  summary: '工坊：一期问卷的汇总',
  access: { right: 'works' },
  errors: [1003, 2404],
  tags: ['works', 'questionnaire'],
});

/**
 * What was written to a question, the last first: to a `text` without a name; to a `callback` the numbers of those who
 * said yes, with whom to ask for. Errors 1003 not this login's desk, 2404 unknown, or nothing is written there.
 */
export const getQuestionnaireWords = defineCall<typeof schemas.getQuestionnaireWords>({
  name: 'Works.GetQuestionnaireWords',
  method: 'POST',
  path: '/api/Works/GetQuestionnaireWords',
  encoding: 'json',
  summary: '工坊：问卷里写的话，与同意回访的电话',
  access: { right: 'works' },
  errors: [1003, 2404],
  tags: ['works', 'questionnaire', 'callback'],
});

/**
 * Notes a call to an account that agreed to be called, for colleagues alone; answers with all that were noted. Errors
 * 1003 not this login's desk, 2404 nobody there agreed, 3001 a colleague noted one meanwhile.
 */
export const noteCallback = defineCall<typeof schemas.noteCallback>({
  name: 'Works.NoteCallback',
  method: 'POST',
  path: '/api/Works/NoteCallback',
  encoding: 'json',
  summary: '工坊：记下一次回访',
  access: { right: 'works' },
  idempotent: true,
  errors: [1003, 2404, 3001],
  stale: ['callback'],
});
