/** `POST /notify/pay/<channel>`: what the channels tell by themselves. No session; only a true signature is believed. */
import { BODY_MAX_BYTES } from '@banxin/contract/decoding';
import type { PayChannelName } from '@banxin/contract/entities/payment';
import { plain } from '@banxin/contract/refusals/plain';
import { request } from '@banxin/contract/refusals/request';
import { answerRefusal } from '../../http/answerRefusal.ts';
import { type Exchange, networkAt } from '../../http/exchange.ts';
import { countUse } from '../../http/limits.ts';
import type { Mount } from '../../http/mount.ts';
import { refuse } from '../../http/refusal.ts';
import { nowOf } from '../../ports/clock.ts';
import { NOTIFYING, noticePath } from '../../ports/noticePath.ts';
import {
  type Notice,
  type NoticeAnswer,
  NoticeRefusedError,
  type PayChannel,
} from '../../ports/payChannel.ts';
import type { Services } from '../../services.ts';
import { takeReceipt } from './arrival.ts';

/** Messages of one network; a channel has several, and each repeats what was not taken. */
const LIMIT = { max: 600, windowSeconds: 60 };

/** Takes a message; the channel hears that it was taken after everything is written. */
export async function takeNotice(
  services: Pick<Services, 'db' | 'log' | 'clock' | 'machine'>,
  name: PayChannelName,
  channel: PayChannel,
  notice: Notice,
): Promise<NoticeAnswer> {
  try {
    const receipt = await channel.readNotice(notice, services.machine.now());
    if (receipt === null) return channel.accepted;
    const arrival = await takeReceipt(services, name, receipt, nowOf(services.clock));
    const isBelieved = arrival !== 'refused' && arrival !== 'refusedAgain';
    return isBelieved ? channel.accepted : channel.refused;
  } catch (error) {
    if (!(error instanceof NoticeRefusedError)) throw error;
    services.log.warn({ err: error, channel: name }, 'notice refused');
    return channel.refused;
  }
}

export const mountNotices: Mount = (app, services, admission) => {
  const { config, db, machine, ports } = services;
  const answer = async (exchange: Exchange, name: PayChannelName, body: Uint8Array) => {
    const channel = ports.channels[name];
    if (channel === null) return answerRefusal(exchange, refuse(request.noSuchPath));
    const network = networkAt(exchange, config.trustProxy);
    const wait = await countUse(db, `notice:${name}:${network}`, LIMIT, machine.now());
    if (wait !== null) {
      return answerRefusal(exchange, refuse(plain.tooManyRequests, { retryAfter: wait }));
    }
    const notice: Notice = {
      header: (header) => exchange.req.header(header),
      body: Buffer.from(body).toString('utf8'),
    };
    const { status, type, body: text } = await takeNotice(services, name, channel, notice);
    return new Response(text, { status, headers: { 'Content-Type': type } });
  };
  for (const name of NOTIFYING) {
    app.post(noticePath(name), async (exchange) => {
      const body = await admission.receiveBody(exchange, {
        encoding: 'json',
        bodyMax: BODY_MAX_BYTES,
      });
      return admission.run(exchange, () => answer(exchange, name, body ?? new Uint8Array()));
    });
  }
};
