/** The shape of a configuration of unknown origin, judged as the contract's schema does and without loading it. */
import type { CraftChoice, Configuration as Wire } from '@banxin/contract/entities/configuration';
import type { Configuration } from '@banxin/pricing/types';

type Check = (value: unknown) => boolean;

const whole =
  (least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Check =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
const millimetres = whole(1, 5000);
const isId: Check = (value) => typeof value === 'string' && value.length <= 40;
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for an object with fields that fit and no other field; what is left out is not there, not undefined. */
const fits = (value: unknown, checks: Readonly<Record<string, Check>>): boolean =>
  isRecord(value) &&
  Object.keys(value).every((field) => Object.hasOwn(checks, field)) &&
  Object.entries(checks).every(
    ([field, check]) =>
      (value[field] !== undefined || !Object.hasOwn(value, field)) && check(value[field]),
  );

const craft = {
  id: isId,
  params: optional(
    (value) =>
      isRecord(value) && Object.entries(value).every(([id, of]) => isId(id) && whole()(of)),
  ),
  sides: optional((value) => value === 1 || value === 2),
} satisfies Record<keyof CraftChoice, Check>;

const configuration = {
  productId: whole(1),
  sizeId: isId,
  widthMm: millimetres,
  heightMm: millimetres,
  depthMm: optional(millimetres),
  materialId: isId,
  gsm: whole(0),
  colours: isId,
  spot: optional(whole()),
  pages: optional(whole()),
  coverId: optional(isId),
  crafts: (value) =>
    Array.isArray(value) && value.length <= 20 && value.every((one) => fits(one, craft)),
  quantity: whole(1),
  styles: whole(1, 50),
} satisfies Record<keyof Wire, Check>;

export const isConfiguration = (value: unknown): value is Configuration =>
  fits(value, configuration);
