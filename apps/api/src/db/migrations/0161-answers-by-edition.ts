/** Answers to a questionnaire are read by edition, in the order in which they came. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0161-answers-by-edition',
  statements: [
    'create index questionnaire_answers_of on questionnaire_answers (edition, at, customer_id)',
  ],
};
