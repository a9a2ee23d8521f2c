/** `POST /notify/parcels`: what carriers tell by themselves. No session; only a true signature is believed. */
import { BODY_MAX_BYTES } from '@banxin/contract/decoding';
import { plain } from '@banxin/contract/refusals/plain';
import { request } from '@banxin/contract/refusals/request';
import { answerRefusal } from '../../http/answerRefusal.ts';
import { type Exchange, networkAt } from '../../http/exchange.ts';
import { countUse } from '../../http/limits.ts';
import type { Mount } from '../../http/mount.ts';
import { refuse } from '../../http/refusal.ts';
import { nowOf } from '../../ports/clock.ts';
import { PARCEL_NOTICES_PATH } from '../../ports/noticePath.ts';
import { keepReport } from './watch.ts';

/** Notices of one network: a parcel has a dozen. */
const LIMIT = { max: 600, windowSeconds: 60 };

/** As the service wants to be answered. */
const TAKEN = { result: true, returnCode: '200', message: '成功' };
const REFUSED = { result: false, returnCode: '400', message: '签名不符' };

export const mountParcelNotices: Mount = (app, services, admission) => {
  const { config, db, clock, machine, log, ports } = services;
  const { carrier } = ports;
  const answer = async (exchange: Exchange, body: Uint8Array): Promise<Response> => {
    if (carrier.readNotice === undefined)
      return answerRefusal(exchange, refuse(request.noSuchPath));
    const network = networkAt(exchange, config.trustProxy);
    const wait = await countUse(db, `notice:parcels:${network}`, LIMIT, machine.now());
    if (wait !== null) {
      return answerRefusal(exchange, refuse(plain.tooManyRequests, { retryAfter: wait }));
    }
    const form = new URLSearchParams(Buffer.from(body).toString('utf8'));
    const notice = carrier.readNotice({
      param: form.get('param') ?? '',
      sign: form.get('sign') ?? '',
    });
    if (notice === null) {
      log.warn({ path: PARCEL_NOTICES_PATH }, 'notice refused');
      return exchange.json(REFUSED);
    }
    const parcel = await db
      .selectFrom('parcels')
      .select(['customer_id', 'id', 'order_id'])
      .where('carrier', '=', notice.carrier)
      .where('tracking_no', '=', notice.trackingNo)
      .executeTakeFirst();
    // One that is not ours any more is taken all the same: it would be told again for days.
    if (parcel !== undefined) await keepReport(db, parcel, notice.report, nowOf(clock));
    return exchange.json(TAKEN);
  };
  app.post(PARCEL_NOTICES_PATH, async (exchange) => {
    const body = await admission.receiveBody(exchange, {
      encoding: 'form',
      bodyMax: BODY_MAX_BYTES,
    });
    return admission.run(exchange, () => answer(exchange, body ?? new Uint8Array()));
  });
};
