/** Every flow: all states reachable, every edge taken, the real actor goes where the model says. */
import { describe, expect, it } from 'vitest';
import { deadStates, divergingPaths, explore, untakenEdges } from '../exports/testing.ts';
import { atlases } from '../src/atlases.ts';

describe.each(Object.entries(atlases))('%s', (_, atlas) => {
  const { configurations } = explore(atlas);
  const states = new Set(configurations.map(({ state }) => state));

  it('reaches every leaf but the transient ones', () => {
    expect(deadStates(atlas)).toEqual([]);
  });

  it('takes every defined edge, or says why one cannot be taken', () => {
    expect(untakenEdges(atlas)).toEqual([]);
  });

  it('goes the same ways with a real actor', () => {
    expect(divergingPaths(atlas)).toEqual([]);
  });

  it('exempts only states that exist', () => {
    const paths = [...states].flatMap((state) => state.split('|'));
    expect(Object.keys(atlas.noView).filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('has a way on from every state that is not final', () => {
    const stuck = configurations.filter(
      ({ snapshot, exits }) => snapshot.status === 'active' && exits === 0,
    );
    expect(stuck.map(({ key }) => key)).toEqual([]);
  });
});
