// Shows a review on this machine and writes what its reader accepts.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { accept, chosenBy } from './accept.mjs';

/** What a browser sends is short. @unit bytes */
const LONGEST = 4_000_000;

async function bodyOf(request) {
  const parts = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > LONGEST) throw new Error('The request is too long.');
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString());
}

/** Names of pictures and the ones that were looked at. Throws when it is anything else. */
function asked(body) {
  const isRight = (one) =>
    typeof one?.name === 'string' && (one.seen === undefined || typeof one.seen === 'string');
  if (!Array.isArray(body) || !body.every(isRight)) throw new Error('Names are expected.');
  return body;
}

/**
 * Serves a review on 127.0.0.1. Only its own page is answered: another site knows neither the key nor may it use the
 * name of another host for this machine.
 * @param {{ review(accepts: object): Promise<{ items: object[], page: string }>, actual: string, kept: string,
 *   port?: number }} options
 */
export async function serveReview({ review, actual, kept, port = 0 }) {
  const key = randomUUID();
  const render = () => review({ by: 'server', key });
  let latest = await render();
  // One after the other: two answers never write at the same time.
  let last = Promise.resolve();
  const inTurn = (job) => {
    const next = last.then(job);
    last = next.then(
      () => undefined,
      () => undefined,
    );
    return next;
  };

  async function take(request, response) {
    if (request.headers['x-review-key'] !== key) {
      response.writeHead(403).end('Another review is served here: load the page anew.');
      return;
    }
    let wanted;
    let items;
    try {
      wanted = asked(await bodyOf(request));
      items = chosenBy(
        latest.items,
        wanted.map(({ name }) => name),
      );
    } catch (error) {
      response.writeHead(400).end(error.message);
      return;
    }
    const seen = new Map(wanted.flatMap((one) => (one.seen ? [[one.name, one.seen]] : [])));
    const answer = await inTurn(() => accept(items, { actual, kept, seen }));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  }

  async function answer(request, response) {
    const { host } = request.headers;
    const { port: own } = server.address();
    if (host !== `127.0.0.1:${own}` && host !== `localhost:${own}`) {
      response.writeHead(421).end();
    } else if (request.method === 'POST' && request.url === '/accept') {
      await take(request, response);
    } else if (request.method === 'GET' && request.url === '/') {
      latest = await inTurn(render);
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(latest.page);
    } else response.writeHead(404).end();
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      if (!response.headersSent) response.writeHead(500);
      response.end(error.message);
    });
  });
  await new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', listening);
  });
  return { server, url: `http://127.0.0.1:${server.address().port}/` };
}
