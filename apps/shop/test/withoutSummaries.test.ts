// What a call is for is said by the reference, and travels to no page.
import { expect, it } from 'vitest';
import { withoutSummaries } from '../build/withoutSummaries.ts';

it('takes what a call is for out of its row, and leaves the rest as it is', () => {
  const row = (summary: string): string => `import { defineCall } from '../call.ts';

export const payByBalance = defineCall<typeof schemas.payByBalance>({
  name: 'Payment.PayByBalance',
${summary}  access: 'user',
});
`;
  expect(withoutSummaries(row("  summary: '余额支付',\n"))).toBe(row('  \n'));
  expect(withoutSummaries(row("  summary:\n    '余额支付，' +\n    '一次付清',\n"))).toBe(
    row('  \n'),
  );
  expect(withoutSummaries(row(''))).toBe(row(''));
});
