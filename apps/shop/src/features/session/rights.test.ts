/** A colleague's open tabs learn of new rights with the next answer of any of them. */
import { controlledClient, failing } from '@banxin/flows/testing';
import { describe, expect, it } from 'vitest';
import { createRevisions } from '../../lib/signal.ts';
import { yuexiang } from '../../stories/fixtures/users.ts';
import { openBrowser } from '../../stories/storyBrowser.ts';
import { followRights, type Rights } from './rights.ts';

const colleague = { ...yuexiang, id: 7, parentId: 1, roles: 6 };

function browser() {
  let now = 1_000;
  const { openTab } = openBrowser(() => now);
  /** @param before what was answered before anybody followed */
  return (...before: string[]) => {
    now += 1;
    const client = controlledClient();
    const revisions = createRevisions();
    for (const told of before) revisions.emit(told);
    const learned: Rights[] = [];
    const { ask } = followRights({ client, revisions, store: openTab() }, (rights) => {
      learned.push(rights);
    });
    const answer = async () => {
      const [user, held] = client.calls.slice(-2);
      await user?.answer(colleague);
      await held?.answer([{ name: '我的订单' }]);
    };
    return { client, learned, ask, answer, hear: revisions.emit };
  };
}

describe('the rights of a colleague', () => {
  it('are asked for when an answer was judged by newer ones, once for any number of answers', async () => {
    const tab = browser()();
    tab.hear('7.0');
    tab.hear('7.0');
    expect(tab.client.calls).toEqual([]);
    tab.hear('7.1');
    tab.hear('7.1');
    expect(tab.client.calls.map(({ name }) => name)).toEqual([
      'Customer.GetSimpleById',
      'Customer.GetCustomerSubPermissions',
    ]);
    await tab.answer();
    expect(tab.learned).toEqual([{ user: colleague, permissions: ['我的订单'] }]);
    // What was on its way since before says nothing new.
    tab.hear('7.0');
    tab.hear('7.1');
    expect(tab.client.calls).toHaveLength(2);
  });

  it('that changed between the first answers and the first look at them are asked for', async () => {
    const open = browser();
    const tab = open('7.0', '7.0', '7.1');
    expect(tab.client.calls).toHaveLength(2);
    await tab.answer();
    expect(tab.learned).toHaveLength(1);
    expect(open('7.1', '7.1').client.calls).toEqual([]);
  });

  it('that change again while they are asked for are asked for again', async () => {
    const tab = browser()();
    tab.hear('7.0');
    tab.hear('7.1');
    tab.hear('7.2');
    await tab.answer();
    expect(tab.client.calls).toHaveLength(4);
    await tab.answer();
    expect(tab.learned).toHaveLength(2);
  });

  it('are learned by the other tabs of the browser, without a call of theirs before', async () => {
    const open = browser();
    const [one, other] = [open(), open()];
    one.hear('7.0');
    other.hear('7.0');
    one.hear('7.1');
    await one.answer();
    expect(other.client.calls).toHaveLength(2);
    await other.answer();
    expect(other.learned).toHaveLength(1);
    expect(one.client.calls).toHaveLength(2);
  });

  it('that could not be loaded are asked for with the next answer', async () => {
    const tab = browser()();
    tab.hear('7.0');
    tab.hear('7.1');
    for (const call of tab.client.calls) await call.fail(failing('network'));
    expect(tab.learned).toEqual([]);
    tab.hear('7.1');
    await tab.answer();
    expect(tab.learned).toHaveLength(1);
  });

  it('are asked for by a tab that comes into view; a main account, which is told no revision, asks nothing', () => {
    const open = browser();
    const [main, tab] = [open(), open()];
    main.ask();
    expect(main.client.calls).toEqual([]);
    tab.hear('7.3');
    tab.ask();
    expect(tab.client.calls.map(({ name }) => name)).toEqual(['Customer.GetSimpleById']);
  });
});
