/**
 * The answer to a quote as a form that the browser sends itself, where no code runs: handed on to the call, then the
 * page again. A foreign page cannot send it: the browser names its own origin with every form.
 */
import { answerQuote } from '@banxin/contract/calls/order/quoteShare';
import { errCode } from '@banxin/contract/errors';
import { pathOf, routeOf } from '@banxin/contract/routes';
import type { Mount } from '../../http/mount.ts';

/** A name, a note and a verdict, escaped: more is none. @unit byte */
const FORM_MAX = 4_096;

interface Answer {
  readonly errCode: number;
  readonly data: { readonly fields?: Readonly<Record<string, string>> } | null;
}

/** What the page is to say; an answer that came too late is seen on the page itself. */
function problemOf({ errCode: code, data }: Answer, hasNote: boolean): string | undefined {
  if (code === errCode.ok || code === errCode.notFound || code === errCode.wrongState) return;
  if (code !== errCode.invalidInput) return 'other';
  if (data?.fields?.name) return 'name';
  return hasNote ? 'other' : 'note';
}

export const mountPlainAnswers: Mount = (app, _services, admission) => {
  app.post(routeOf('sharedQuote').path, async (exchange) => {
    const row = { ...answerQuote, encoding: 'form', bodyMax: FORM_MAX } as const;
    const body = await admission.receiveBody(exchange, row);
    const typed = new URLSearchParams(new TextDecoder().decode(body ?? undefined));
    const token = exchange.req.param('token') ?? '';
    const note = typed.get('note') ?? '';
    const input = {
      token,
      isAgreed: typed.get('verdict') === 'agree',
      name: typed.get('name') ?? '',
      note,
    };
    const headers = new Headers({
      'Content-Type': 'application/json',
      'X-Requested-With': 'banxin',
    });
    const forwarded = exchange.req.header('x-forwarded-for');
    if (forwarded !== undefined) headers.set('x-forwarded-for', forwarded);
    const url = new URL(answerQuote.path, exchange.req.url);
    const incoming = exchange.env?.incoming;
    const response = await app.fetch(
      new Request(url, { method: 'POST', headers, body: JSON.stringify(input) }),
      incoming && { incoming },
    );
    const problem = problemOf((await response.json()) as Answer, note.trim() !== '');
    return exchange.redirect(pathOf('sharedQuote', { token }, { problem }), 303);
  });
};
