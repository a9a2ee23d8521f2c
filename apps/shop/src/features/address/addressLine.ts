/** An address in one line. A city that is its own province is said once: 上海市 闵行区, never 上海市上海市. */
import type { AddressInput } from '@banxin/contract/entities/customer';

type Place = Pick<AddressInput, 'province' | 'city' | 'district' | 'detail'>;

export const addressLine = ({ province, city, district, detail }: Place, between = ''): string =>
  [province, city === province ? '' : city, district, detail]
    .filter((part) => part !== '')
    .join(between);
