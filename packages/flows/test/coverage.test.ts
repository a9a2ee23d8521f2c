/** Every flow: all states reachable, every edge taken, the real actor goes where the model says. */
import { describe, expect, it } from 'vitest';
import { explore } from '../exports/testing.ts';
import { atlases } from '../src/atlases.ts';

describe.each(Object.entries(atlases))('%s', (_, atlas) => {
  const { configurations, edges, unreached, diverging } = explore(atlas);
  const states = new Set(configurations.map(({ state }) => state));

  it('reaches every leaf but the transient ones', () => {
    expect(unreached.toSorted()).toEqual(atlas.transient.toSorted());
  });

  it('takes every defined edge, or says why one cannot be taken', () => {
    const open = edges.filter(({ taken }) => !taken).map(({ label }) => label);
    expect(open).toEqual(Object.keys(atlas.neverTaken));
  });

  it('goes the same ways with a real actor', () => {
    expect(diverging).toEqual([]);
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
