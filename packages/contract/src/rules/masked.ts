/** Numbers and addresses as their owner recognises them and nobody else can use them. */

/** `13800000001` → `138****0001`. */
export const maskPhone = (mobile: string): string => mobile.replace(/^(\d{3})\d{4}/, '$1****');

/**
 * Whoever goods go to: `13800000001-12` → `138****0001-12`, `0371-1234567-801` → `0371-****567-801`. What is masked
 * already stays as it is.
 */
export const maskReceiverPhone = (phone: string): string =>
  /^1\d{10}/.test(phone)
    ? maskPhone(phone)
    : phone.replace(/^(0(?:10|2\d|[3-9]\d{2})-?)\d{4}/, '$1****');

/** `buyer@shop.example` → `b****r@shop.example`; of a short name only its first letter is left. */
export function maskMail(mail: string): string {
  const at = mail.lastIndexOf('@');
  const name = mail.slice(0, at);
  const last = name.length > 3 ? name.slice(-1) : '';
  return `${name.slice(0, 1)}****${last}${mail.slice(at)}`;
}
