/** A certificate of a test's own: X.509 as WeChat Pay hands it out, signed by its own key. */
import { createSign, type KeyObject } from 'node:crypto';

/** One element of DER. */
function element(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...contents: readonly Uint8Array[]): Buffer => element(0x30, ...contents);
/** sha256WithRSAEncryption, without parameters. */
const ALGORITHM = sequence(
  Buffer.from('06092a864886f70d01010b', 'hex'),
  Buffer.from('0500', 'hex'),
);
const time = (text: string): Buffer => element(0x17, Buffer.from(text));

/** CN=… */
const nameOf = (name: string): Buffer =>
  sequence(
    element(0x31, sequence(Buffer.from('0603550403', 'hex'), element(0x0c, Buffer.from(name)))),
  );

/** @param serial 40 hexadecimal digits */
export function certificateOf(
  serial: string,
  { publicKey, privateKey }: { readonly publicKey: KeyObject; readonly privateKey: KeyObject },
): string {
  const subject = nameOf('Tenpay.com sign');
  const told = sequence(
    // The first bit would make it a negative number.
    element(0x02, Buffer.from([0]), Buffer.from(serial, 'hex')),
    ALGORITHM,
    subject,
    sequence(time('260101000000Z'), time('310101000000Z')),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('RSA-SHA256').update(told).sign(privateKey);
  const der = sequence(told, ALGORITHM, element(0x03, Buffer.from([0]), signature));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
