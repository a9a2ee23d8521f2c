/** Articles of the demo: a folder is taken once. */
import { getSupportList } from '@banxin/contract/calls/content/support';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { FILES, folderOf } from '../../modules/content/content.testkit.ts';
import { seedContent } from './content.ts';

const server = await createTestServer();

test('an empty database gets articles and readers’ votes, the same ones everywhere; a filled one gets nothing', async () => {
  const folder = folderOf(FILES);
  expect(await seedContent(server.db, folder)).toBe(true);
  const read = () => server.browser().send(getSupportList, { sort: 'asked' });
  const { items } = await read();
  const votes = items.map(({ id, helpful, votes }) => [id, helpful, votes]);
  expect(votes).toEqual([
    [107, 41, 45],
    [106, 21, 23],
    [101, 3, 5],
  ]);
  expect(await seedContent(server.db, folder)).toBe(false);
  expect((await read()).items).toEqual(items);
});
