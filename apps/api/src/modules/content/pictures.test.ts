/** Pictures of articles that a clerk uploads: what is taken and made anew, what is refused, who may, and who sees them. */
import { getNews } from '@banxin/contract/calls/content/news';
import { getFile } from '@banxin/contract/calls/file/printFile';
import {
  addArticlePicture,
  cleanArticle,
  publishArticle,
  saveArticle,
} from '@banxin/contract/calls/works/articles';
import { errCode } from '@banxin/contract/errors';
import { pictureTag } from '@banxin/contract/rules/articlePictures';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { claiming } from '../../preflight/hostilePictures.testkit.ts';
import { beginUpload, upload } from '../file/upload.testkit.ts';
import { enter } from '../order/order.testkit.ts';
import { enterStaff } from '../works/works.testkit.ts';
import { publish } from './content.testkit.ts';
import { readTyped } from './typedText.ts';

const server = await createTestServer();
const { db } = server;
const [anna, ben] = [await enterStaff(server, ['content']), await enterStaff(server, ['content'])];
const visitor = server.browser();

beforeAll(async () => {
  await publish(db);
});

const sized = (width: number, height: number, background = '#c2361d') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A photograph as a telephone takes it: lying on its side, with where and by whom it was taken. */
const photograph = () =>
  sized(2_400, 1_800)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Copyright: 'not for readers' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 49/1' },
    })
    .jpeg()
    .toBuffer();

const uploaded = (bytes: Uint8Array, name = '样张.jpg', who: Browser = anna.browser) =>
  upload(server, who, bytes, name, 'article');
const add = async (bytes: Uint8Array, name?: string, who: Browser = anna.browser) =>
  who.send(addArticlePicture, { fileId: await uploaded(bytes, name, who) });
const shown = async (src: string) => {
  const answer = await visitor.fetch(src);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const kept = async () => (await db.selectFrom('article_pictures').select('hash').execute()).length;

describe('a picture that is taken', () => {
  test('is made anew: upright, as wide as readers see it, without what the camera wrote; everybody gets it, for ever, as a picture and nothing else', async () => {
    const given = await photograph();
    expect((await sharp(given).metadata()).exif?.includes('not for readers')).toBe(true);
    const { src, width, height } = await add(given);
    expect(src).toMatch(/^\/files\/articles\/[0-9a-f]{24}\.webp$/);
    expect([width, height]).toEqual([1_600, 2_133]);
    const { answer, bytes } = await shown(src);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const read = await sharp(bytes).metadata();
    expect([read.format, read.width, read.height]).toEqual(['webp', 1_600, 2_133]);
    for (const about of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const) {
      expect(read[about], about).toBeUndefined();
    }
  });

  test.each([
    ['a PNG that is called a JPEG', '样张.jpg', () => sized(30, 20).png().toBuffer()],
    ['a JPEG that is called a PNG', '样张.png', () => sized(30, 21).jpeg().toBuffer()],
    ['a WebP', '样张.webp', () => sized(30, 22).webp().toBuffer()],
    ['a PNG that can be seen through', '样张.png', () => clear(30, 23).png().toBuffer()],
    ['a picture without a name that says what it is', '样张', () => sized(30, 24).png().toBuffer()],
  ])('is judged by what it is: %s', async (_, name, bytes) => {
    const { src, width } = await add(await bytes(), name);
    expect(width).toBe(30);
    expect((await sharp((await shown(src)).bytes).metadata()).format).toBe('webp');
  });

  test('stays small for its readers, however busy it is', async () => {
    // Every pixel is another one: nothing can be left out.
    const noise = await sharp(await dots(1_600, 2_400))
      .jpeg({ quality: 85 })
      .toBuffer();
    const { src, width, height } = await add(noise);
    expect((await shown(src)).bytes.length).toBeLessThanOrEqual(800_000);
    expect(height / width).toBeCloseTo(1.5);
  });

  test('is kept once, whoever sends it and however often', async () => {
    const picture = await sized(64, 48, '#223344').png().toBuffer();
    const before = await kept();
    const first = await add(picture);
    const fileId = await uploaded(picture, '另一个名字.png', ben.browser);
    expect(await ben.browser.send(addArticlePicture, { fileId })).toEqual(first);
    expect(await ben.browser.send(addArticlePicture, { fileId })).toEqual(first);
    expect(await kept()).toBe(before + 1);
  });
});

const clear = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } } });

const dots = (width: number, height: number) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();

const moving = async () => {
  const pictures = [sized(8, 8), sized(8, 8, '#00a0e0')].map((one) => one.png().toBuffer());
  return sharp(await Promise.all(pictures), { join: { animated: true } })
    .webp()
    .toBuffer();
};

describe('a picture that is refused says why, in both languages, and is not kept', () => {
  const half = async () => {
    const whole = await dots(60, 60);
    return whole.subarray(0, whole.length / 2);
  };
  const html = () => Promise.resolve(Buffer.from('<html><script>hit()</script></html>'));
  const drawing = () =>
    Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="hit()"/>'));
  const other = '只能上传 JPG、PNG、WEBP';
  test.each([
    ['a page', html, other],
    ['a drawing', drawing, other],
    ['a PDF', () => Promise.resolve(FIXTURES['card-with-bleed']()), other],
    ['a GIF', () => sized(9, 9).gif().toBuffer(), other],
    ['one that moves', moving, '动图不能使用，请换一张静态的图片'],
    ['one that is cut short', half, '文件无法打开，请换一份'],
    [
      'one with too many pixels',
      () => Promise.resolve(claiming(60_000, 50_000)),
      '图片有 60000 × 50000 像素，超过 50 百万像素上限，请缩小后重新上传',
    ],
    // As many as are allowed, and none of them there.
    [
      'one that is not what its head says',
      () => Promise.resolve(claiming(7_000, 7_000)),
      '文件无法打开，请换一份',
    ],
  ])('%s', async (_, bytes, words) => {
    const before = await kept();
    const fileId = await uploaded(await bytes(), '样张.png');
    const file = await anna.browser.send(getFile, { id: fileId });
    expect([file.status, file.refusal]).toEqual(['refused', words]);
    expect(file.findings[0]?.english).toMatch(/^[A-Z][ -~×]+$/);
    expect(await anna.browser.refused(addArticlePicture, { fileId })).toMatchObject({
      errCode: errCode.invalidInput,
      fields: { fileId: '图片不可用，请重新上传 JPG、PNG 或 WEBP 图片' },
    });
    expect(await kept()).toBe(before);
  });

  test('by its name, before a byte is sent', async () => {
    const refused = await beginUpload(anna.browser, '样张.tiff', 100, {}, 'article');
    expect([refused.status, (await refused.json()).errMsg]).toEqual([
      415,
      '《样张.tiff》不能作为文章图片：只能上传 JPG、PNG、WEBP',
    ]);
  });

  test('while it is not there yet', async () => {
    const begun = await beginUpload(anna.browser, '样张.png', 100, {}, 'article');
    const fileId = begun.headers.get('location')?.split('/').at(-1) ?? '';
    expect(await outcome(anna.browser.send(addArticlePicture, { fileId }))).toBe(
      errCode.wrongState,
    );
  });
});

describe('who may', () => {
  test('begin such an upload is who sits at the desk of content', async () => {
    const [customer, shipping] = [await enter(server), await enterStaff(server, ['shipping'])];
    const begin = (who: Browser) => beginUpload(who, '样张.png', 100, {}, 'article');
    expect((await begin(visitor)).status).toBe(401);
    expect((await begin(customer.browser)).status).toBe(403);
    const refused = await begin(shipping.browser);
    expect([refused.status, (await refused.json()).errCode]).toEqual([403, errCode.forbidden]);
    expect((await begin(anna.browser)).status).toBe(201);
  });

  test('use an upload is who sent it, for what it was sent', async () => {
    const fileId = await uploaded(await sized(20, 20).png().toBuffer());
    expect(await outcome(ben.browser.send(addArticlePicture, { fileId }))).toBe(
      errCode.invalidInput,
    );
    const print = await upload(server, anna.browser, FIXTURES['card-with-bleed']());
    expect(await outcome(anna.browser.send(addArticlePicture, { fileId: print }))).toBe(
      errCode.invalidInput,
    );
  });

  test('see it is everybody, once it stands in an article', async () => {
    const { src, width, height } = await add(await sized(320, 200, '#00a0e0').png().toBuffer());
    const img = pictureTag({ src, width, height }, '产线');
    const body = `新产线今天开机。\n\n${img}\n\n欢迎参观。`;
    const { html } = await anna.browser.send(cleanArticle, { body });
    const drawn = `<img src="${src}" alt="产线" width="320" height="200" />`;
    expect(html).toBe(`<p>新产线今天开机。</p>\n<p>${drawn}</p>\n<p>欢迎参观。</p>`);
    const written = await anna.browser.send(saveArticle, {
      ...{ kind: 'news', title: '新产线', titleEn: '', summary: '', summaryEn: '', topicId: 1 },
      ...{ tags: [], flags: 0, isPinned: false, endsOn: null, productIds: [], body },
    });
    const { kind, id, rev } = written;
    await anna.browser.send(publishArticle, { kind, id, rev, at: null });
    expect((await visitor.send(getNews, { id })).content).toBe(html);
    expect((await visitor.fetch(src)).status).toBe(200);
    expect((await visitor.fetch(src.replace('.webp', '.svg'))).status).toBe(404);
    expect((await visitor.fetch('/files/articles/0123456789abcdef.webp')).status).toBe(404);
  });
});

describe('in a text', () => {
  const html = (body: string) => readTyped(body).html;
  const picture = { src: '/files/articles/ab.webp', width: 40, height: 30 };
  const drawn = '<img src="/files/articles/ab.webp" alt="" width="40" height="30" />';

  test('words with a picture among them stay words', () => {
    expect(html(`1 < 2\n${pictureTag(picture, '')}\n完`)).toBe(
      `<p>1 &lt; 2<br />${drawn}<br />完</p>`,
    );
  });

  test('HTML with a picture in it stays HTML', () => {
    expect(html(`<h3>甲</h3>\n\n${pictureTag(picture, '')}`)).toBe(
      `<h3 id="s1">甲</h3>\n\n${drawn}`,
    );
  });

  test('only a picture that lies here stays, with its size and its words', () => {
    expect(html('<p>甲<img src="https://evil.invalid/a.webp" alt="x"></p>')).toBe('<p>甲</p>');
    expect(
      html('<img src="/files/articles/ab.webp" onerror="hit()" width="9e9" height="20">'),
    ).toBe('<img src="/files/articles/ab.webp" alt="" height="20" />');
  });
});
