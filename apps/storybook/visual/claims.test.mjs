// A story whose canvas is not in the state that it claims is red.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkClaim } from './claims.ts';

/** A page that shows flows in these states, as `flow: state`. */
function pageWith(...flows) {
  const elements = flows.map((shown) => {
    const [flow, state] = shown.split(': ');
    return { flow, dataset: { state } };
  });
  const document = {
    querySelectorAll: (selector) =>
      elements.filter(({ flow }) => selector === `[data-flow="${flow}"]`),
  };
  return {
    elements,
    async waitForSelector(selector) {
      const isThere = elements.some(
        ({ flow, dataset }) => selector === `[data-flow="${flow}"][data-state="${dataset.state}"]`,
      );
      if (!isThere) throw new Error('Timeout exceeded.');
    },
    async evaluate(look, argument) {
      globalThis.document = document;
      try {
        return look(argument);
      } finally {
        delete globalThis.document;
      }
    },
  };
}

const tags = ['atlas', 'machine:login', 'state:closing'];

test('a story in the state that it claims passes', async () => {
  await checkClaim(pageWith('login: closing', 'captcha: ready'), tags);
});

test('a state that comes after the first paint is waited for', async () => {
  const page = pageWith();
  page.waitForSelector = async () => {
    page.elements.push({ flow: 'login', dataset: { state: 'closing' } });
  };
  await checkClaim(page, tags);
});

test('another state is named beside the claimed one', async () => {
  await assert.rejects(checkClaim(pageWith('login: removed'), tags), {
    message: 'The story claims login in closing, the page says removed.',
  });
});

test('a page without the flow, or with two of it, does not pass', async () => {
  await assert.rejects(checkClaim(pageWith('captcha: closing'), tags), /the page says nothing/);
  await assert.rejects(checkClaim(pageWith('login: closing', 'login: closing'), tags), /claims/);
});

test('a story that claims no state of a flow passes', async () => {
  await checkClaim(pageWith(), ['screen:/login', 'state:ready']);
});
