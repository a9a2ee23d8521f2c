/** Shapes of what binding.ts sends and answers. */
import * as z from 'zod/mini';
import { instant, noInput, nothing } from '../../entities/primitives.ts';

export const getWechats = {
  input: noInput,
  output: z.array(
    z.object({
      /** Names it for {@link unbindWechats}. */
      wechatUnionId: z.string(),
      /** As its owner is called there; null: WeChat did not say. */
      nickName: z.nullable(z.string()),
      bindTime: instant,
      /** null: it has not logged in yet. */
      lastLoginTime: z.nullable(instant),
    }),
  ),
};

export const unbindWechats = {
  input: z.object({ wechatUnionId: z.string().check(z.minLength(1), z.maxLength(128)) }),
  output: nothing,
};
