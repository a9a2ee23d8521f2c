/** Fetching from other servers: only listed ones, never our own network, and what a misbehaving one is answered. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublicAddress } from './publicAddress.ts';
import { createRemoteFiles, type Network } from './remoteFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'remote-files-'));
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_000, 'x')]);
const MAX = 10_000;
const asPdf = { 'content-type': 'application/pdf' };

/** Sends pieces for as long as somebody listens. */
function endless(response: ServerResponse): void {
  const piece = Buffer.concat([PDF, PDF]);
  const more = () => {
    while (!response.destroyed && response.write(piece));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
}

const answers: Readonly<Record<string, RequestListener>> = {
  '/good.pdf': (_, response) => response.writeHead(200, asPdf).end(PDF),
  '/named': (_, response) =>
    response
      .writeHead(200, {
        ...asPdf,
        'content-disposition': `attachment; filename="x.pdf"; filename*=UTF-8''${encodeURIComponent('名片 终稿.pdf')}`,
      })
      .end(PDF),
  '/page.pdf': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>login</p>'),
  '/liar.pdf': (_, response) => response.writeHead(200, asPdf).end('<p>login</p>'.repeat(200)),
  '/short-liar.pdf': (_, response) => response.writeHead(200, asPdf).end('login'),
  '/packed.pdf': (_, response) =>
    response.writeHead(200, { ...asPdf, 'content-encoding': 'gzip' }).end(PDF),
  '/gone.pdf': (_, response) => response.writeHead(404).end(),
  '/announced.pdf': (_, response) =>
    response.writeHead(200, { ...asPdf, 'content-length': MAX + 1 }).flushHeaders(),
  '/endless.pdf': (_, response) => endless(response.writeHead(200, asPdf)),
  '/cut.pdf': (_, response) => {
    response
      .writeHead(200, { ...asPdf, 'content-length': PDF.length + 100 })
      .write(PDF, () => response.destroy());
  },
  '/slow.pdf': (_, response) => void response.writeHead(200, asPdf).write('%PDF-'),
  '/silent.pdf': () => undefined,
  '/hop.pdf': (_, response) => response.writeHead(302, { location: '/good.pdf' }).end(),
  '/loop.pdf': (_, response) => response.writeHead(302, { location: '/loop.pdf' }).end(),
  '/away.pdf': (_, response) =>
    response.writeHead(302, { location: 'http://elsewhere.test/a.pdf' }).end(),
  '/file.pdf': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/inside.pdf': (request, response) =>
    response
      .writeHead(302, { location: `http://inside.test:${request.socket.localPort}/good.pdf` })
      .end(),
};
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  answers[request.url ?? '']?.(request, response);
});
let port = 0;
beforeAll(async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const PATIENT = { answerMs: 60_000, paceMs: 60_000, paceBytes: 1, wholeMs: 60_000 };
/** Names: `files.test` is the server, `inside.test` what must not be reached, `both.test` one beside the other. */
const network: Network = {
  resolve: (host, done) => {
    const here = { address: '127.0.0.1', family: 4 };
    const inside = { address: '10.0.0.7', family: 4 };
    if (host === 'files.test') return done(null, [here]);
    if (host === 'inside.test') return done(null, [inside]);
    if (host === 'both.test') return done(null, [here, inside]);
    return done(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), []);
  },
  mayConnect: (address) => address === '127.0.0.1',
  patience: PATIENT,
};

let files = 0;
function fetchFrom(address: string, more: Partial<Network> = {}, signal?: AbortSignal) {
  const names = ['files', 'inside', 'both', 'nowhere'];
  const origins = [...names.map((name) => `http://${name}.test:${port}`), 'https://*.good.test'];
  files += 1;
  const path = join(folder, `${files}.pdf`);
  const progress: (readonly [number, number | null])[] = [];
  const fetching = createRemoteFiles(origins, { ...network, ...more }).fetch(address, {
    path,
    maxBytes: MAX,
    signal: signal ?? new AbortController().signal,
    onBytes: (bytes, of) => void progress.push([bytes, of]),
  });
  return fetching.then((answer) => ({ answer, path, progress }));
}
const from = (path: string, more?: Partial<Network>) =>
  fetchFrom(`http://files.test:${port}${path}`, more).then(({ answer }) => answer);

describe('a file', () => {
  test('of a listed server arrives whole, with its progress and its name', async () => {
    const { answer, path, progress } = await fetchFrom(`http://files.test:${port}/good.pdf`);
    expect(answer).toEqual({ name: 'good.pdf', bytes: PDF.length });
    expect(readFileSync(path)).toEqual(PDF);
    expect(progress.at(-1)?.[0]).toBe(PDF.length);
    expect(await from('/named')).toMatchObject({ name: '名片 终稿.pdf' });
    expect(await from('/hop.pdf')).toEqual({ name: 'good.pdf', bytes: PDF.length });
  });

  test.each([
    ['/page.pdf', 'notPdf'],
    ['/liar.pdf', 'notPdf'],
    ['/short-liar.pdf', 'notPdf'],
    ['/packed.pdf', 'notPdf'],
    ['/gone.pdf', 'notThere'],
    ['/announced.pdf', 'tooLarge'],
    ['/endless.pdf', 'tooLarge'],
    ['/cut.pdf', 'cutShort'],
    ['/loop.pdf', 'tooManyRedirects'],
    ['/away.pdf', 'otherHost'],
    ['/file.pdf', 'badAddress'],
    ['/inside.pdf', 'privateAddress'],
  ])('%s is refused: %s', async (path, why) => {
    expect(await from(path)).toBe(why);
  });

  test('that dribbles, or never begins, is given up', async () => {
    const impatient = { paceMs: 40, paceBytes: 1_000 };
    expect(await from('/slow.pdf', { patience: { ...PATIENT, ...impatient } })).toBe('tooSlow');
    expect(await from('/silent.pdf', { patience: { ...PATIENT, answerMs: 40 } })).toBe('tooSlow');
    expect(await from('/slow.pdf', { patience: { ...PATIENT, wholeMs: 40 } })).toBe('tooSlow');
  });

  test('is given up when its server is told to stop', async () => {
    const stop = new AbortController();
    const waiting = fetchFrom(`http://files.test:${port}/silent.pdf`, {}, stop.signal);
    stop.abort();
    expect((await waiting).answer).toBe('tooSlow');
  });
});

describe('nobody is asked', () => {
  test.each([
    ['http://inside.test:PORT/good.pdf', 'privateAddress'],
    ['http://both.test:PORT/good.pdf', 'privateAddress'],
    ['http://nowhere.test:PORT/good.pdf', 'unreachable'],
    ['http://elsewhere.test/good.pdf', 'otherHost'],
    ['http://files.test/good.pdf', 'otherHost'],
    ['https://files.test:PORT/good.pdf', 'otherHost'],
    ['http://127.0.0.1:PORT/good.pdf', 'otherHost'],
    ['http://good.test/x.pdf', 'otherHost'],
    ['https://good.test/x.pdf', 'otherHost'],
    ['https://notgood.test/x.pdf', 'otherHost'],
    ['http://user:secret@files.test:PORT/good.pdf', 'badAddress'],
    ['ftp://files.test/good.pdf', 'badAddress'],
    ['//files.test/good.pdf', 'badAddress'],
    ['名片.pdf', 'badAddress'],
  ])('at %s: %s', async (address, why) => {
    const before = asked.length;
    const { answer } = await fetchFrom(address.replace('PORT', String(port)));
    expect(answer).toBe(why);
    expect(asked).toHaveLength(before);
  });

  test('by a name that a connection would resolve otherwise: it goes where it was judged', async () => {
    let times = 0;
    const rebinding: Network['resolve'] = (_, done) => {
      times += 1;
      done(null, [{ address: times === 1 ? '127.0.0.1' : '10.0.0.7', family: 4 }]);
    };
    expect(await from('/good.pdf', { resolve: rebinding })).toMatchObject({ bytes: PDF.length });
    expect(times).toBe(1);
    expect(await from('/good.pdf', { resolve: rebinding })).toBe('privateAddress');
  });

  test('at a listed number that is not public, however it is written', () => {
    for (const host of ['127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]']) {
      const { origin } = new URL(`http://${host}`);
      expect(createRemoteFiles([origin]).refuses(`http://${host}/a.pdf`)).toBe('privateAddress');
    }
  });

  test('when none is listed', () => {
    expect(createRemoteFiles([]).refuses('https://files.test/a.pdf')).toBe('otherHost');
  });
});

test('a name below a listed one may be asked, the name itself and look-alikes not', () => {
  const { refuses } = createRemoteFiles(['https://*.good.test']);
  expect(refuses('https://a.good.test/x.pdf')).toBeNull();
  expect(refuses('https://a.b.good.test/x.pdf')).toBeNull();
  expect(refuses('https://a.good.test.evil.test/x.pdf')).toBe('otherHost');
  expect(refuses('https://a.good.test:8443/x.pdf')).toBe('otherHost');
});

test.each([
  ['8.8.8.8', true],
  ['223.5.5.5', true],
  ['2400:3200::1', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['127.255.255.254', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['198.19.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['ff02::1', false],
  ['2001:db8::1', false],
  ['2001::1', false],
  ['2002:a00:1::', false],
  ['files.test', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
