/** Articles of the demo: the folder that comes with the shop is taken without a problem, once. */
import { getSupportList } from '@banxin/contract/calls/content/support';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { FILES, folderOf } from '../../modules/content/content.testkit.ts';
import { readContent } from '../../modules/content/readContent.ts';
import { contentFolder, seedContent } from './content.ts';

test('the shop’s own articles have no dead link, no unknown product and no picture that could do anything', () => {
  const { articles, pictures } = readContent(contentFolder);
  expect(articles.filter(({ kind }) => kind === 'news').length).toBeGreaterThanOrEqual(20);
  expect(articles.filter(({ kind }) => kind === 'help').length).toBeGreaterThanOrEqual(40);
  expect(pictures.length).toBeGreaterThanOrEqual(24);
});

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
