/** Rows and requests that tests of client and server make up. */
import type * as z from 'zod/mini';
import { type Call, defineWholeCall, type Encoding, type WholeCall } from './call.ts';
import { encodeRequest } from './encoding.ts';

/** A row of this input and answer. */
export const row = <I, O, P>(
  encoding: Encoding,
  input: z.ZodMiniType<P, I>,
  output: z.ZodMiniType<O>,
  more: Partial<Call> = {},
) =>
  defineWholeCall<I, O, P>({
    name: 'Test.Row',
    method: encoding === 'query' ? 'GET' : 'POST',
    path: '/api/Test/Row',
    encoding,
    summary: '测试',
    access: 'public',
    ...(more as object),
    input,
    output,
  });

/** A request as the client sends it. */
export const requestOf = (call: WholeCall, input: unknown): Request => {
  const { path, method, body, contentType } = encodeRequest(call, input);
  return new Request(`http://shop.example${path}`, {
    method,
    body,
    ...(contentType !== null && { headers: { 'Content-Type': contentType } }),
  });
};
