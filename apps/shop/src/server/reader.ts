/** Answers that a page reads while the server draws it: asked for once, and carried to the browser. */
import { CallError } from '@banxin/contract/callError';
import { use } from 'react';
import type { Given, GivenAnswers } from '../lib/given.ts';

/** Gathers what one page reads. */
export function createReader() {
  const answers: Record<string, unknown> = {};
  const failures: Record<string, GivenAnswers['failures'][string]> = {};
  const errors = new Map<string, CallError>();
  const asked = new Map<string, Promise<void>>();
  const given: Given = {
    isDrawn: true,
    load: (key, ask) => {
      let waiting = asked.get(key);
      if (waiting === undefined) {
        waiting = ask().then(
          (answer) => {
            answers[key] = answer;
          },
          (error: unknown) => {
            if (!(error instanceof CallError)) throw error;
            const { kind, message, call, status, errCode, data, requestId, fields } = error;
            errors.set(key, error);
            failures[key] = { kind, message, call, status, errCode, data, requestId, fields };
          },
        );
        asked.set(key, waiting);
      }
      use(waiting);
      return answers[key];
    },
    has: () => false,
    failureOf: (key) => errors.get(key),
    forget: () => false,
  };
  return { given, asked, answers, failures, errors };
}
