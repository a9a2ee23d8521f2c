/** The empty template of a job: right boxes, right pages, and fit for our own file check. */
import { checkFile, getFile } from '@banxin/contract/calls/file/printFile';
import { getJobTemplate } from '@banxin/contract/calls/template/template';
import type { Configuration } from '@banxin/contract/entities/configuration';
import { errCode } from '@banxin/contract/errors';
import { products } from '@banxin/pricing/products';
import { beforeAll, expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { CARDS, configurationOf, enter } from '../order/order.testkit.ts';
import { upload } from './upload.testkit.ts';

const server = await createTestServer();
let browser: Browser;
beforeAll(async () => {
  browser = (await enter(server)).browser;
});

const printed = products.filter(({ stock, id }) => !stock && id % 100 <= 4);

const jobs: readonly (readonly [string, Configuration])[] = [
  ['name cards, both sides', CARDS],
  ['name cards of a size of one’s own', { ...CARDS, sizeId: 'custom', widthMm: 85, heightMm: 55 }],
  ...printed.map((one) => [one.name, configurationOf(one.id)] as const),
];

test.each(jobs)(
  'for %s it passes the file check with the right size and pages',
  async (_name, configuration) => {
    const { productId, widthMm, heightMm, depthMm, colours, pages } = configuration;
    const { blob } = (await browser.send(getJobTemplate, {
      productId,
      widthMm,
      heightMm,
      colours,
      ...(depthMm !== undefined && { depthMm }),
      ...(pages !== undefined && { pages }),
    })) as { blob: Blob };
    const id = await upload(server, browser, new Uint8Array(await blob.arrayBuffer()));
    const file = await browser.send(getFile, { id });
    expect(file.status).toBe('checked');
    expect(file.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    const findings = await browser.send(checkFile, { id, configuration });
    const codes = findings.map(({ code }) => code);
    expect(codes).toContain('SIZE_OK');
    expect(codes).toContain('PAGES_OK');
    expect(findings.filter(({ severity }) => severity !== 'ok')).toEqual([]);
  },
);

test('its guides are on a layer that does not print, and its trim box is the finished size', async () => {
  const { productId, widthMm, heightMm, colours } = CARDS;
  const { blob } = (await browser.send(getJobTemplate, {
    productId,
    widthMm,
    heightMm,
    colours,
  })) as { blob: Blob };
  const id = await upload(server, browser, new Uint8Array(await blob.arrayBuffer()));
  const { pages, findings } = await browser.send(getFile, { id });
  expect(pages[0]).toMatchObject({ trimWidthMm: 90, trimHeightMm: 54, widthMm: 92, heightMm: 56 });
  expect(findings.map(({ code }) => code)).toContain('HIDDEN_LAYER');
});

test('there is none for a product that is not known, or that needs no file', async () => {
  const size = { widthMm: 90, heightMm: 54, colours: '4+0' };
  for (const productId of [9_999, 701]) {
    const refusal = await browser.refused(getJobTemplate, { productId, ...size });
    expect(refusal.errCode).toBe(errCode.notFound);
  }
});
