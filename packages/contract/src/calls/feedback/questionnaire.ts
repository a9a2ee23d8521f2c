/** The questionnaire: once per account and edition. Our own calls. */
import { defineCall } from '../../call.ts';
import type * as schemas from './questionnaire.schemas.ts';

/** The edition that is running, with the account's own answers. */
export const getQuestionnaire = defineCall<typeof schemas.getQuestionnaire>({
  name: 'Feedback.GetQuestionnaire',
  method: 'POST',
  path: '/api/Feedback/GetQuestionnaire',
  encoding: 'json',
  summary: '当前问卷',
  access: 'user',
  display: 0,
  tags: ['questionnaire'],
});

/** Errors 2001 an answer is missing or wrong · 3201 the edition is over · 3202 answered before. */
export const submitQuestionnaire = defineCall<typeof schemas.submitQuestionnaire>({
  name: 'Feedback.SubmitQuestionnaire',
  method: 'POST',
  path: '/api/Feedback/SubmitQuestionnaire',
  encoding: 'json',
  summary: '提交问卷',
  access: 'user',
  limits: [{ by: 'customer', max: 30, windowSeconds: 3_600 }],
  errors: [3201, 3202],
  stale: ['questionnaire'],
});
