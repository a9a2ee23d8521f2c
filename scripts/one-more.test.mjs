// What one more call, page, component or flow costs: the files outside its own folder that have to name it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesMatching, read } from './guards/tracked.mjs';

/** Where a thing is used, rather than made known: that grows with its users. */
const users =
  /^apps\/shop\/(?:src\/(?:pages|features|shell|stories\/flows)\/|e2e\/)|^apps\/api\/src\/modules\/(?:.*\.test|meta\/standings)\.ts$/;

/** Tells what happened, and is gone with the next release, or is this table. */
const words = /^docs\/decisions\/|^\.changeset\/|^scripts\/one-more/;

/**
 * One of each kind. `byHand`: what somebody writes there; `written`: what a command writes, and a test compares.
 * The reasons and what it was before: docs/decisions/0120-what-one-more-takes.md.
 */
const samples = {
  'a call that carries money of an order': {
    named: /\bgetOrderRefunds\b|GetOrderRefundRecordDetails/,
    own: /^packages\/contract\/src\/(?:calls\/payment\/refund\.|specification\/)|^apps\/api\/src\/modules\/payment\/refunds\./,
    byHand: [
      'apps/api/src/modules/payment/handlers.ts',
      'apps/api/test/accessTable.ts',
      'apps/api/test/prices.test.ts',
      'apps/api/test/strangers/orderRows.ts',
    ],
    written: [],
  },
  'a page with a list, filters and dialogs': {
    named: /\buserSender\b|senders\/SendersPage/,
    own: /^apps\/shop\/src\/pages\/senders\//,
    byHand: [
      'apps/shop/src/pages.ts',
      'packages/contract/src/routeTitles.ts',
      'packages/contract/src/routes.ts',
    ],
    written: [],
  },
  'a component': {
    named: /\bCopyText\b/,
    own: /^packages\/ui\/src\/components\/CopyText\//,
    byHand: ['apps/storybook/.storybook/titles.ts', 'packages/ui/exports/CopyText.ts'],
    written: [
      'packages/ui/.size-limit.json',
      'packages/ui/reports/exports.md',
      'packages/ui/reports/props.md',
      'packages/ui/reports/styles.md',
      'packages/ui/src/messages/components.en.ts',
      'packages/ui/src/messages/components.ts',
    ],
  },
  'a flow with a clock': {
    named: /\bpay-deadline\b/,
    own: /^packages\/flows\/src\/pay-deadline\//,
    byHand: [
      'apps/storybook/.storybook/titles.ts',
      'packages/flows/README.md',
      'packages/flows/exports/pay-deadline.ts',
      'packages/flows/src/atlases.ts',
      'packages/flows/test/faults/hidden-tab.test.ts',
    ],
    written: [
      'apps/shop/src/stories/atlas/pay-deadline.atlas.stories.tsx',
      'docs/statecharts/README.md',
      'packages/flows/.size-limit.json',
      'packages/flows/reports/exports.md',
    ],
  },
};

const texts = filesMatching(/\.(?:[cm]?[jt]sx?|json|mdx?)$/).filter((path) => !words.test(path));

for (const [what, { named, own, byHand, written }] of Object.entries(samples)) {
  test(`${what} is made known in ${byHand.length} files by hand`, () => {
    const found = texts.filter(
      (path) => !own.test(path) && !users.test(path) && named.test(read(path)),
    );
    assert.deepEqual(found.toSorted(), [...byHand, ...written].toSorted());
  });
}
