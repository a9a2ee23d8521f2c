/** Pictures that no article names: which go, when, and that none goes that anybody could still see or want. */
import {
  addArticlePicture,
  publishArticle,
  saveArticle,
  takeArticleDown,
} from '@banxin/contract/calls/works/articles';
import type { ArticlePicture } from '@banxin/contract/entities/articleDesk';
import { pictureTag } from '@banxin/contract/rules/articlePictures';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { transaction } from '../../db/transaction.ts';
import { jobs } from '../../registry.ts';
import { upload } from '../file/upload.testkit.ts';
import { enterStaff } from '../works/works.testkit.ts';
import { publish } from './content.testkit.ts';
import {
  keepPictures,
  picturesIn,
  picturesJob,
  removeUnnamedPictures,
  UNNAMED_KEPT_DAYS,
} from './removePictures.ts';

const server = await createTestServer();
const { db, clock } = server;
const { browser: clerk } = await enterStaff(server, ['content']);
const visitor = server.browser();
const DAY = 24 * 3_600_000;

beforeAll(async () => {
  await publish(db);
});

const bytesOf = (background: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
const add = async (background: string): Promise<ArticlePicture> => {
  const fileId = await upload(server, clerk, await bytesOf(background), '样张.png', 'article');
  return clerk.send(addArticlePicture, { fileId });
};
const write = (picture: ArticlePicture, more: { id?: number; rev?: number; body?: string } = {}) =>
  clerk.send(saveArticle, {
    ...{ kind: 'news', title: '新产线', titleEn: '', summary: '', summaryEn: '', topicId: 1 },
    ...{ tags: [], flags: 0, isPinned: false, endsOn: null, productIds: [] },
    body: `今天开机。\n\n${pictureTag(picture, '产线')}`,
    ...more,
  });
const statusOf = async ({ src }: ArticlePicture) => (await visitor.fetch(src)).status;
/** Looks as the job does, so many days from now. */
const look = (days: number) => removeUnnamedPictures(db, clock.now() + days * DAY);
const drawings = async () =>
  (await db.selectFrom('article_pictures').select('hash').where('svg', 'is not', null).execute())
    .length;

// What a test leaves behind is of a later season than any that comes after it.
beforeEach(() => look(100 * UNNAMED_KEPT_DAYS));

test('one that nobody put into an article goes a season after it was found so, and not a day before', async () => {
  const picture = await add('#c2361d');
  expect(await look(0)).toBe(0);
  expect(await look(UNNAMED_KEPT_DAYS)).toBe(0);
  expect(await statusOf(picture)).toBe(200);
  expect(await look(UNNAMED_KEPT_DAYS + 1)).toBe(1);
  expect(await statusOf(picture)).toBe(404);
  expect(await look(UNNAMED_KEPT_DAYS + 1)).toBe(0);
});

test('none goes that a draft, an article that is out or one that was taken down names, nor a drawing of what was imported', async () => {
  const before = await drawings();
  expect(before).toBeGreaterThan(0);
  const [draft, out, down] = [await add('#00a0e0'), await add('#1d8a3c'), await add('#6b3fa0')];
  await write(draft);
  const published = await write(out);
  await clerk.send(publishArticle, {
    kind: 'news',
    id: published.id,
    rev: published.rev,
    at: null,
  });
  const ended = await write(down);
  const { id } = ended;
  const shown = await clerk.send(publishArticle, { kind: 'news', id, rev: ended.rev, at: null });
  await clerk.send(takeArticleDown, { kind: 'news', id, rev: shown.rev, reason: '活动已结束' });
  expect(await look(0)).toBe(0);
  expect(await look(10 * UNNAMED_KEPT_DAYS)).toBe(0);
  for (const picture of [draft, out, down]) expect(await statusOf(picture)).toBe(200);
  expect(await drawings()).toBe(before);
});

test('the season begins when the last article lets go of it, and is over when one names it again', async () => {
  const picture = await add('#e0a000');
  const article = await write(picture);
  await look(100);
  const without = await write(picture, { id: article.id, rev: article.rev, body: '今天开机。' });
  await look(101);
  expect(await look(100 + UNNAMED_KEPT_DAYS)).toBe(0);
  expect(await statusOf(picture)).toBe(200);
  // Restored from what somebody had kept, on the last day.
  await write(picture, { id: article.id, rev: without.rev });
  expect(await look(500)).toBe(0);
  expect(await statusOf(picture)).toBe(200);
});

test('one that is uploaded again on its last day begins anew', async () => {
  const picture = await add('#203040');
  await look(0);
  expect(await add('#203040')).toEqual(picture);
  await look(UNNAMED_KEPT_DAYS + 1);
  expect(await statusOf(picture)).toBe(200);
});

test('one that is being saved into an article is left by a look that had found it unnamed for long', async () => {
  const picture = await add('#405060');
  await look(0);
  const hashes = picturesIn(picture.src);
  expect(hashes).toHaveLength(1);
  const [named, wait] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const saving = transaction(db, async (tx) => {
    await keepPictures(tx, hashes);
    named.resolve();
    await wait.promise;
  });
  await named.promise;
  const looking = look(UNNAMED_KEPT_DAYS + 1);
  wait.resolve();
  await saving;
  expect(await looking).toBe(0);
  expect(await statusOf(picture)).toBe(200);
});

test('saving a text takes the mark from what it names', async () => {
  const picture = await add('#506070');
  await look(0);
  await write(picture);
  const { unnamed_since } = await db
    .selectFrom('article_pictures')
    .select('unnamed_since')
    .where('hash', 'in', picturesIn(picture.src))
    .executeTakeFirstOrThrow();
  expect(unnamed_since).toBeNull();
});

test('two servers that look at once remove it once, and the job is on the list, daily', async () => {
  await add('#607080');
  await look(0);
  const late = UNNAMED_KEPT_DAYS + 1;
  const removed = await Promise.all([look(late), look(late)]);
  expect(removed.toSorted()).toEqual([0, 1]);
  expect(jobs).toContain(picturesJob);
  expect(picturesJob.everyMs).toBe(DAY);
});
