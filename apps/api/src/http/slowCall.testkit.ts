/** A call that stays at work until a test lets it go. */
import { defineWholeCall } from '@banxin/contract/call';
import * as z from 'zod/mini';
import { handlePublic } from './handle.ts';

const call = defineWholeCall({
  name: 'Test.Slow',
  method: 'POST',
  path: '/api/Test/Slow',
  encoding: 'json',
  summary: '测试',
  display: 1,
  input: z.object({}),
  output: z.null(),
  access: 'public',
});

export function slowCall() {
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  const registration = handlePublic(call, async () => {
    await gate;
    return null;
  });
  return { call, registration, letGo };
}
