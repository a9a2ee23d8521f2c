/** Who may open the doors of the server that are no calls. */
import { UPLOAD_PATH } from '@banxin/contract/uploads';
import { ALL, EVERYBODY, FILES, type Who } from './accessTable.ts';

/** Doors that are no calls. */
export const doors: readonly (readonly [name: string, method: string, path: string, who: Who])[] = [
  ['begins an upload', 'POST', UPLOAD_PATH, FILES],
  ['goes on with an upload', 'PATCH', `${UPLOAD_PATH}/absent`, FILES],
  ['asks how far an upload is', 'HEAD', `${UPLOAD_PATH}/absent`, FILES],
  ['gives up an upload', 'DELETE', `${UPLOAD_PATH}/absent`, FILES],
  // Who is believed is decided by a signature: modules/parcel/notices.test.ts.
  ['tells of a parcel', 'POST', '/notify/parcels', EVERYBODY],
  ['sees the pictures of an article', 'GET', '/files/articles/absent.svg', EVERYBODY],
  ['sees the photographs of an article', 'GET', '/files/articles/absent.webp', EVERYBODY],
  ['sees the picture of a template', 'GET', '/files/templates/0.svg', EVERYBODY],
  // Whose letters end is decided by a signature: modules/message/unsubscribe.test.ts.
  ['ends letters', 'POST', '/unsubscribe', EVERYBODY],
  ['answers a quote without code', 'POST', '/quote/absent', EVERYBODY],
  ['sees the pictures of a file', 'GET', '/files/pages/absent/1.png', ALL],
  ['sees the pictures of a comment', 'GET', '/files/comments/absent.jpg', ALL],
  // From who may not ask for after-sales it is hidden as if it were not there.
  ['sees a photograph of what is wrong', 'GET', '/files/evidence/absent.jpg', ALL],
  ['sees a picture of an opinion', 'GET', '/files/opinions/absent.jpg', ALL],
  // Who is believed is decided by a signature: modules/payment/notices.test.ts.
  ['tells of a payment by Alipay', 'POST', '/notify/pay/alipay', EVERYBODY],
  ['tells of a payment by WeChat', 'POST', '/notify/pay/wechat', EVERYBODY],
  ['reads how to end letters', 'GET', '/unsubscribe', EVERYBODY],
  ['gets the sheet of plain pages', 'GET', '/plain.css', EVERYBODY],
  ['asks whether the server lives', 'GET', '/healthz', EVERYBODY],
  ['asks whether the server is ready', 'GET', '/readyz', EVERYBODY],
];
