import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Slice } from './Slice.tsx';

it('is drawn whole by the server, in a boundary of its own that React takes over by itself', () => {
  const html = renderToString(
    <header>
      <Slice>
        <a href="/">首页</a>
      </Slice>
      <Slice>
        <p>分类</p>
      </Slice>
    </header>,
  );
  expect(html).toBe(
    '<header><!--$--><a href="/">首页</a><!--/$--><!--$--><p>分类</p><!--/$--></header>',
  );
});
