/** Numbers and addresses as their owner recognises them and nobody else can use them. */

/** `13800000001` → `138****0001`. */
export const maskPhone = (mobile: string): string => mobile.replace(/^(\d{3})\d{4}/, '$1****');

/** `buyer@shop.example` → `b****r@shop.example`; of a short name only its first letter is left. */
export function maskMail(mail: string): string {
  const at = mail.lastIndexOf('@');
  const name = mail.slice(0, at);
  const last = name.length > 3 ? name.slice(-1) : '';
  return `${name.slice(0, 1)}****${last}${mail.slice(at)}`;
}
