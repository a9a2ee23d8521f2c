/** The rules by which every machine is written. */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type AnyStateNode, StateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { explore } from '../exports/testing.ts';
import { atlases } from '../src/atlases.ts';

const pathOf = (node: AnyStateNode) => node.path.join('.');

describe.each(Object.entries(atlases))('%s', (flow, atlas) => {
  const { machine } = atlas;
  const nodes = [machine.root, ...getStateNodes(machine.root)];
  const source = readFile(new URL(`../src/${flow}/${flow}.machine.ts`, import.meta.url), 'utf8');

  it('is called like its folder', () => {
    expect(machine.id).toBe(flow);
  });

  it('knows time only by names that exist', () => {
    const delays = nodes.flatMap((node) => node.after.map(({ delay }) => delay));
    expect(delays.filter((delay) => !(String(delay) in machine.implementations.delays))).toEqual(
      [],
    );
  });

  it('names guards, actions and actors that exist', () => {
    const { guards, actions, actors } = machine.implementations;
    const done = nodes.flatMap((node) => [
      ...node.entry,
      ...node.exit,
      ...[...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap(
        (edge) => edge.actions,
      ),
    ]);
    // Functions are what xstate makes of delays: raise and cancel.
    const doing = done
      .filter((action) => typeof action !== 'function')
      .map((action) => (typeof action === 'string' ? action : action.type));
    expect(doing.filter((name) => !(name in actions))).toEqual([]);
    const named = nodes.flatMap((node) =>
      [...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap(({ guard }) =>
        typeof guard === 'string' ? [guard] : guard && 'type' in guard ? [guard.type] : [],
      ),
    );
    expect(named.filter((name) => !(String(name) in guards))).toEqual([]);
    const sources = nodes.flatMap((node) => node.invoke.map(({ src }) => src));
    expect(sources.filter((name) => typeof name !== 'string' || !(name in actors))).toEqual([]);
  });

  it('gives every invoked actor an id of its own and hears its failure and its answer', () => {
    for (const node of nodes) {
      for (const { id, src } of node.invoke) {
        expect(id).not.toMatch(/^\d+\./);
        const logic = machine.implementations.actors[src as string];
        if (logic instanceof StateMachine) continue;
        expect(node.ownEvents).toContain(`xstate.error.actor.${id}`);
        // A promise answers once; a callback tells by events.
        const answers = node.ownEvents.includes(`xstate.done.actor.${id}`);
        const reports = node.ownEvents.some((type) => !type.startsWith('xstate.'));
        expect(answers || reports).toBe(true);
      }
    }
  });

  it('asks nothing and tells nothing in its initial state', () => {
    for (const input of Object.values(atlas.inputs)) {
      const first = machine.getInitialSnapshot(
        { self: {}, system: {}, defer() {}, emit() {}, actionExecutor() {} } as never,
        input as never,
      );
      const promises = first._nodes
        .flatMap((node: AnyStateNode) => node.invoke)
        .filter(
          ({ src }) => !(machine.implementations.actors[src as string] instanceof StateMachine),
        );
      expect(promises).toEqual([]);
    }
  });

  it('hears no wildcard at its root', () => {
    expect(machine.root.ownEvents.filter((type) => type.endsWith('*'))).toEqual([]);
  });

  it('imports only xstate, its own flows and codes, constants, rules, messages and types of the contract', async () => {
    const imports = [...(await source).matchAll(/^import (type )?[^;]*from '([^']+)';$/gms)];
    const foreign = imports.filter(
      ([, type, from]) =>
        !type &&
        !/^(xstate|\.\.?\/.*|@banxin\/contract\/(codes|constants|messages|errors|rules\/.*|enums\/.*))$/.test(
          from ?? '',
        ),
    );
    expect(foreign.map(([line]) => line)).toEqual([]);
  });

  it('reads no clock, no chance and no page', async () => {
    expect(await source).not.toMatch(
      /\b(Date|Math\.random|setTimeout|setInterval|window|document|localStorage|fetch)\b\s*[.(]/,
    );
    expect(await source).not.toMatch(/enqueueActions|stateIn|\b(and|or|not)\(/);
  });

  it('is at most 300 lines long', async () => {
    expect((await source).split('\n').length).toBeLessThanOrEqual(300);
  });

  it('keeps its states few', () => {
    const states = new Set(explore(atlas).configurations.map(({ state }) => state));
    expect(states.size).toBeLessThanOrEqual(20);
    expect(nodes.map(pathOf).length).toBeLessThanOrEqual(40);
  });
});
