/** Opinions: given with a number, followed until they are answered. Our own calls. */
import { defineCall } from '../../call.ts';
import type * as schemas from './suggestion.schemas.ts';

/** Errors 1429 five of the day are used · 2001 a field, an order or a picture that is not the caller's. */
export const createSuggestion = defineCall<typeof schemas.createSuggestion>({
  name: 'Feedback.CreateSuggestion',
  method: 'POST',
  path: '/api/Feedback/CreateSuggestion',
  encoding: 'json',
  summary: '提交意见',
  access: 'user',
  idempotent: true,
  limits: [{ by: 'customer', max: 30, windowSeconds: 3_600 }],
  errors: [1429],
  stale: ['suggestions'],
});

/** Of the account itself, newest first. */
export const getSuggestions = defineCall<typeof schemas.getSuggestions>({
  name: 'Feedback.GetSuggestions',
  method: 'POST',
  path: '/api/Feedback/GetSuggestions',
  encoding: 'json',
  summary: '我的意见',
  access: 'user',
  display: 0,
  cancellable: true,
  tags: ['suggestions'],
});

/** Adds a line to an opinion of the account. Errors 2404 not the caller's · 3001 as many as there may be. */
export const addSuggestionNote = defineCall<typeof schemas.addSuggestionNote>({
  name: 'Feedback.AddSuggestionNote',
  method: 'POST',
  path: '/api/Feedback/AddSuggestionNote',
  encoding: 'json',
  summary: '补充说明',
  access: 'user',
  idempotent: true,
  limits: [{ by: 'customer', max: 30, windowSeconds: 3_600 }],
  errors: [2404, 3001],
  stale: ['suggestions'],
});
