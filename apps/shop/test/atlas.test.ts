// The state atlas: every state that a page draws is a story, and no story claims a state that is not there.
import { readdirSync, readFileSync } from 'node:fs';
import { atlases } from '@banxin/flows/atlases';
import { claimsOf, missingStories, orphanStories, rowsOf } from '@banxin/flows/testing';
import { describe, expect, it } from 'vitest';
import { isFresh } from '../scripts/atlasStories.ts';
import { drawnFlows, undrawnFlows } from '../scripts/drawnFlows.ts';

const folder = new URL('../src/stories/atlas/', import.meta.url);
const read = (flow: string) => readFileSync(new URL(`${flow}.atlas.stories.tsx`, folder), 'utf8');
const atlasOf = (flow: string) => {
  const atlas = atlases[flow];
  if (!atlas) throw new Error(`There is no flow ${flow}`);
  return atlas;
};

it('every flow is drawn somewhere, or says why not', () => {
  const told = [...drawnFlows, ...Object.keys(undrawnFlows)];
  expect(told.toSorted()).toEqual(Object.keys(atlases).toSorted());
});

it('no story file is left of a flow that is not drawn', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.atlas.stories.tsx'));
  expect(files).toEqual(drawnFlows.map((flow) => `${flow}.atlas.stories.tsx`));
});

describe.each(drawnFlows)('%s', (flow) => {
  const rows = rowsOf(atlasOf(flow));
  const claims = claimsOf(read(flow));

  it('has a story for every drawn state', () => {
    expect(missingStories(rows, claims)).toEqual([]);
  });

  it('has no story of a state that cannot be reached', () => {
    expect(orphanStories(rows, claims)).toEqual([]);
  });

  it('has a story file that is up to date', () => {
    expect(isFresh(flow, atlasOf(flow), read(flow))).toBe(true);
  });
});

describe('the gates see', () => {
  const atlas = atlasOf('agreement');
  const rows = rowsOf(atlas);
  const file = read('agreement');
  const claims = claimsOf(file);

  it('a story file that was edited by hand', () => {
    const edited = file.replace("'CONFIRM',", "'CONFIRM', 'CONFIRM',");
    expect(isFresh('agreement', atlas, edited)).toBe(false);
  });

  it('a story file that its flow has left behind', () => {
    const moved = { ...atlas, noView: { ...atlas.noView, 'open.signing': 'not drawn any more' } };
    expect(isFresh('agreement', moved, file)).toBe(false);
  });

  it('a story that was removed', () => {
    expect(
      missingStories(
        rows,
        claims.filter(({ name }) => name !== 'OpenSigning'),
      ),
    ).toEqual(['OpenSigning (open.signing)']);
  });

  it('a story that claims another state than its row', () => {
    const drifted = claims.map((claim) =>
      claim.name === 'OpenSigning' ? { ...claim, state: 'open.gone' } : claim,
    );
    expect(orphanStories(rows, drifted)).toEqual(['OpenSigning (open.gone)']);
    expect(missingStories(rows, drifted)).toEqual(['OpenSigning (open.signing)']);
  });
});
