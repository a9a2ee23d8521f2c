/** Letters through a mail server that speaks SMTP: what it takes, and what each of its failures means. */

import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { type Letter, MailFailedError } from './mail.ts';
import { createSmtpMail, type SmtpSettings } from './smtpMail.ts';

const LETTER: Letter = {
  to: 'buyer@customer.test',
  subject: '文件需要修改',
  text: '订单 261120385502765 的文件需要修改。',
  html: '<p>订单 261120385502765 的文件需要修改。</p>',
  id: 'm-7-1-2',
};
/** Longer than any test: what runs out is set by the test that waits for it. */
const TIMES = { connectMs: 60_000, silenceMs: 60_000, wholeMs: 100_000 };
const SETTINGS: Omit<SmtpSettings, 'port'> = {
  host: '127.0.0.1',
  user: null,
  password: null,
  security: 'none',
  from: '版心印刷 <notice@shop.test>',
};

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

interface Taken {
  readonly to: readonly string[];
  readonly body: string;
}

const failing = (responseCode: number) =>
  Object.assign(new Error('refused by the test'), { responseCode });

/** A mail server; answers its port and what it took. */
async function mailServer(options: SMTPServerOptions = {}) {
  const taken: Taken[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        taken.push({ to, body: Buffer.concat(parts).toString('utf8') });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1') as Server;
  await new Promise((done) => listening.once('listening', done));
  ends.push(() => new Promise<void>((done) => server.close(() => done())));
  return { port: (listening.address() as AddressInfo).port, taken };
}

/** A server that is no good: speaks the lines it is given, one for each that it hears. */
async function strangeServer(
  answer: (line: string, socket: Socket) => string | null,
  greets = true,
) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (greets) socket.write('220 strange.test ESMTP\r\n');
    socket.on('data', (part) => {
      for (const line of part
        .toString('utf8')
        .split('\r\n')
        .filter((one) => one !== '')) {
        const said = answer(line, socket);
        if (said !== null) socket.write(`${said}\r\n`);
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  ends.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((done) => server.close(() => done()));
  });
  return { port: (server.address() as AddressInfo).port };
}

const failure = async (settings: Partial<SmtpSettings> & { readonly port: number }) => {
  const error: unknown = await createSmtpMail({ ...SETTINGS, ...settings }, TIMES)
    .send(LETTER)
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(MailFailedError);
  return error as MailFailedError;
};

test('a letter arrives with both its forms, its sender and an id that every try shares', async () => {
  const { port, taken } = await mailServer();
  const mail = createSmtpMail({ ...SETTINGS, port }, TIMES);
  const unsubscribe = 'https://shop.test/unsubscribe?l=1';
  await mail.send({ ...LETTER, unsubscribe });
  await mail.send(LETTER);
  const [first, second] = taken;
  expect(first?.to).toEqual(['buyer@customer.test']);
  expect(first?.body).toMatch(/^Message-ID: <m-7-1-2@shop\.test>\r$/im);
  expect(second?.body).toMatch(/^Message-ID: <m-7-1-2@shop\.test>\r$/im);
  expect(first?.body).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/im);
  expect(second?.body).not.toMatch(/^List-Unsubscribe/im);
  expect(first?.body).toContain('multipart/alternative');
  expect(first?.body).toMatch(/^From: =\?UTF-8\?.+ <notice@shop\.test>\r$/im);
});

test('files go with it, named and of their kind', async () => {
  const { port, taken } = await mailServer();
  const file = { name: 'invoice-1.xml', type: 'application/xml', bytes: Buffer.from('<发票/>') };
  const pdf = { name: 'invoice-1.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') };
  const mail = createSmtpMail({ ...SETTINGS, port }, TIMES);
  await mail.send({ ...LETTER, attachments: [pdf, file] });
  const body = taken[0]?.body ?? '';
  expect(body).toMatch(/^Content-Type: multipart\/mixed;/im);
  for (const { name, type, bytes } of [pdf, file]) {
    expect(body).toMatch(new RegExp(`Content-Type: ${type}; name=${name}`, 'i'));
    expect(body).toContain(`attachment; filename=${name}`);
    expect(body).toContain(bytes.toString('base64'));
  }
});

test('a password is sent and asked for', async () => {
  const seen: unknown[] = [];
  const { port, taken } = await mailServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authMethods: ['PLAIN'],
    onAuth: ({ username, password }, _session, done) => {
      seen.push([username, password]);
      if (password === 'right') done(null, { user: username ?? '' });
      else done(new Error('wrong'));
    },
  });
  await createSmtpMail({ ...SETTINGS, port, user: 'shop', password: 'right' }, TIMES).send(LETTER);
  expect(taken).toHaveLength(1);
  const refused = await failure({ port, user: 'shop', password: 'wrong' });
  // Nothing is wrong with the letter: it waits until the password is mended.
  expect(refused.failure).toBe('down');
  expect(seen).toEqual([
    ['shop', 'right'],
    ['shop', 'wrong'],
  ]);
});

describe('what a failure means', () => {
  test.each([
    ['a mailbox that does not exist', 550, 'never'],
    ['a mailbox that is full for now', 452, 'later'],
  ])('%s', async (_, code, expected) => {
    const { port } = await mailServer({ onRcptTo: (_to, _session, done) => done(failing(code)) });
    expect((await failure({ port })).failure).toBe(expected);
  });

  test.each([
    ['a letter that is refused when it is read', 554, 'never'],
    ['a server that cannot store it now', 451, 'later'],
  ])('%s', async (_, code, expected) => {
    const { port } = await mailServer({
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () => done(failing(code)));
      },
    });
    expect((await failure({ port })).failure).toBe(expected);
  });

  test('a server that is not there', async () => {
    const { port } = await strangeServer(() => null);
    await Promise.all(ends.splice(0).map((end) => end()));
    expect((await failure({ port })).failure).toBe('down');
  });

  test('a server that never greets', async () => {
    const { port } = await strangeServer(() => null, false);
    const times = { ...TIMES, connectMs: 50 };
    const mail = createSmtpMail({ ...SETTINGS, port }, times);
    await expect(mail.send(LETTER)).rejects.toMatchObject({ failure: 'down' });
  });

  test('a connection that breaks behind the letter: nobody knows', async () => {
    const { port } = await strangeServer((line, socket) => {
      if (/^(EHLO|HELO|MAIL|RCPT)/i.test(line)) return '250 ok';
      if (line === 'DATA') return '354 go on';
      if (line === '.') socket.destroy();
      return null;
    });
    expect((await failure({ port })).failure).toBe('unclear');
  });

  test('a server that goes on for ever, a line at a time, is left in the end', async () => {
    const { port } = await strangeServer((line, socket) => {
      if (!/^EHLO/i.test(line)) return null;
      const drip = setInterval(() => socket.write('250-still here\r\n'), 20);
      socket.on('close', () => clearInterval(drip));
      return null;
    });
    const mail = createSmtpMail({ ...SETTINGS, port }, { ...TIMES, wholeMs: 200 });
    await expect(mail.send(LETTER)).rejects.toMatchObject({ failure: 'down' });
  });

  test('a server without encryption, where encryption is asked for, hears nothing of the letter', async () => {
    const { port, taken } = await mailServer();
    expect((await failure({ port, security: 'starttls' })).failure).toBe('down');
    expect((await failure({ port, security: 'tls' })).failure).toBe('down');
    expect(taken).toEqual([]);
  });

  test('a certificate that nobody vouches for', async () => {
    // The server's own test certificate.
    const { port, taken } = await mailServer({ disabledCommands: ['AUTH'] });
    expect((await failure({ port, security: 'starttls' })).failure).toBe('down');
    expect(taken).toEqual([]);
  });

  test('the reason of a failure names no address', async () => {
    const { port } = await mailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`${address} is unknown`), { responseCode: 550 })),
    });
    const { message } = await failure({ port });
    expect(message).toContain('550');
    expect(message).not.toContain('customer.test');
  });
});

test('a subject cannot bring a header of its own', async () => {
  const { port, taken } = await mailServer();
  const subject = 'Hello\r\nBcc: other@customer.test';
  await createSmtpMail({ ...SETTINGS, port }, TIMES).send({ ...LETTER, subject });
  expect(taken[0]?.to).toEqual(['buyer@customer.test']);
  expect(taken[0]?.body).not.toMatch(/^Bcc:/im);
});
