// `npm run review`: a page of what changed in the pictures, before and after.
//   npm run review                     the last run beside the kept pictures
//   npm run review abc123              the kept pictures beside those of a commit
//   npm run review -- --serve          the same page, and what is accepted on it is written
//   npm run review -- --take login     photographs some stories first (all without a name)
//   npm run review -- --accept fields-loginform    accepts pictures, a story's, a component's; --all accepts all
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../../scripts/processes.mjs';
import { pictures } from '../visual/compare.mjs';
import { baselines as kept } from '../visual/keptPictures.ts';
import { accept, chosenBy } from '../visual/review/accept.mjs';
import { changes, pageFor } from '../visual/review/review.mjs';
import { serveReview } from '../visual/review/serve.mjs';
import { photographStories } from './photograph-stories.mjs';

const actual = process.env.VISUAL_ACTUAL ?? join(root, '.cache/visual');

const asked = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      serve: { type: 'boolean' },
      port: { type: 'string' },
      take: { type: 'boolean' },
      accept: { type: 'boolean' },
      all: { type: 'boolean' },
      out: { type: 'string', default: join(root, '.cache/review/index.html') },
    },
  });

const countOf = (items) =>
  [...Map.groupBy(items, ({ kind }) => kind)].map(([kind, all]) => `${all.length} ${kind}`);

function say({ items, unchanged, unphotographed }) {
  const found = items.length === 0 ? 'nothing changed' : countOf(items).join(', ');
  console.log(`${found}; ${unchanged} unchanged`);
  if (unphotographed.length > 0) {
    console.log(`${unphotographed.length} kept pictures were not photographed in this run`);
  }
}

/** Writes what was chosen; ends with 1 when something was refused. */
async function takeAnswer({ items }, names, isAll) {
  const canBe = ({ kind }) => kind !== 'unreadable' && kind !== 'untaken';
  const chosen = isAll ? items.filter(canBe) : chosenBy(items, names);
  const { accepted, refused } = await accept(chosen, { actual, kept });
  for (const { name, reason } of refused) console.log(`✗ ${name}: ${reason}`);
  console.log(`${accepted.length} accepted; look at them with: git status apps/storybook/visual`);
  const left = items.length - accepted.length;
  if (left > 0) console.log(`${left} left`);
  process.exitCode = refused.length > 0 ? 1 : 0;
}

async function serve(port) {
  const review = async (accepts) => {
    const found = await changes({ actual });
    return { items: found.items, page: await pageFor(found, accepts) };
  };
  const { url } = await serveReview({ review, actual, kept, port });
  console.log(`${url}   Ctrl-C ends it`);
}

async function main() {
  const { values, positionals } = asked();
  const isAnswer = values.accept || values.all;
  const commit = values.take || isAnswer ? undefined : positionals[0];
  if (values.serve && commit)
    throw new Error('A commit is looked at, not accepted: leave --serve.');
  if (values.take) await photographStories(actual, positionals);
  if (!commit && ['.png', '.kept', '.failed'].every((end) => pictures(actual, end).length === 0)) {
    throw new Error(
      values.take
        ? 'No picture was taken: no story has such a file, or asks for a picture.'
        : 'There are no pictures of a run. Take some: npm run review -- --take, or -- --take pages/login for a part.',
    );
  }
  if (values.serve) return await serve(Number(values.port ?? 0));
  const found = await changes({ actual, commit });
  if (isAnswer) return await takeAnswer(found, positionals, values.all);
  mkdirSync(dirname(values.out), { recursive: true });
  writeFileSync(values.out, await pageFor(found, { by: commit ? 'nobody' : 'command' }));
  say(found);
  console.log(`Open ${relative(process.cwd(), values.out)} in a browser.`);
}

await main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
