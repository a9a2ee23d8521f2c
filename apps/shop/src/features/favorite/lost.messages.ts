/** Why a favourite cannot be ordered again. */
import { dictionary } from '../../lib/text.ts';

export const lostText = dictionary(
  {
    gone: '产品下架',
    hand: '手动失效',
    certificate: '证书过期',
    certificateOn: (day: string) => `证书过期（${day}）`,
  },
  {
    gone: 'No longer sold',
    hand: 'Retired by hand',
    certificate: 'Certificate expired',
    certificateOn: (day: string) => `Certificate expired on ${day}`,
  },
);
