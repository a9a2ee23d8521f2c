import { keyOf } from '@banxin/contract/callKey';
import { getAddresses } from '@banxin/contract/calls/customer/address';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StoryShop } from '../stories/StoryShop.tsx';
import { GivenContext } from './given.ts';
import { useCall } from './useCall.ts';

const silent = (): void => undefined;

/** What a server renders is the first thing a page shows in the browser too. */
function firstStateOf(input: object | null, stored: Record<string, unknown> = {}): string {
  function Page() {
    const addresses = useCall(getAddresses, input as Record<string, never> | null);
    return <p>{addresses.state === 'ready' ? addresses.value.length : addresses.state}</p>;
  }
  return renderToString(
    <StoryShop fallback={stored} onEvent={silent}>
      <Page />
    </StoryShop>,
  );
}

describe('a call read by a page', () => {
  it('is loading until the answer is there', () => {
    expect(firstStateOf({})).toContain('<p>loading</p>');
  });

  it('waits as loading while its input is not known', () => {
    expect(firstStateOf(null)).toContain('<p>loading</p>');
  });

  it('is ready at once when the answer came with the page', () => {
    expect(firstStateOf({}, { [keyOf(getAddresses, {})]: [] })).toContain('<p>0</p>');
  });

  it('is the newest answer where a server draws it', () => {
    function Page() {
      const addresses = useCall(getAddresses, {});
      return <p>{addresses.state === 'ready' && String(addresses.isRefreshing)}</p>;
    }
    const given = {
      load: () => [],
      isDrawn: true,
      has: () => false,
      failureOf: () => undefined,
      forget: () => false,
    };
    const html = renderToString(
      <StoryShop fallback={{}} onEvent={silent}>
        <GivenContext value={given}>
          <Page />
        </GivenContext>
      </StoryShop>,
    );
    expect(html).toContain('<p>false</p>');
  });
});
