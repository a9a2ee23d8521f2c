/** A part that did not arrive is asked for again by the next drawing, and not in between. */
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lazyPart, resetFailedParts } from './lazyPart.tsx';

/** What is drawn, or why nothing was. */
async function draw(node: ReactNode): Promise<string> {
  try {
    const stream = await renderToReadableStream(node, { onError: () => undefined });
    await stream.allReady;
    return await new Response(stream).text();
  } catch (error) {
    return String(error);
  }
}

/** A part whose first attempts do not arrive. */
function partAfter(failures: number) {
  let asked = 0;
  const Part = lazyPart(async () => {
    asked += 1;
    if (asked <= failures) throw new Error(`lost ${asked}`);
    return { default: ({ name }: { readonly name: string }) => <p>{name}</p> };
  });
  return { Part, asked: () => asked };
}

it('one that arrives is asked for once', async () => {
  const { Part, asked } = partAfter(0);
  expect([await draw(<Part name="first" />), await draw(<Part name="second" />)]).toEqual([
    '<p>first</p>',
    '<p>second</p>',
  ]);
  expect(asked()).toBe(1);
});

it('one that was prepared is drawn without a fallback, and not asked for again', async () => {
  const { Part, asked } = partAfter(0);
  expect(Part.isHere()).toBe(false);
  await Part.prepare();
  expect(Part.isHere()).toBe(true);
  expect(renderToString(<Part name="here" />)).toBe('<p>here</p>');
  await Part.prepare();
  expect(asked()).toBe(1);
});

it('one that was prepared in vain is asked for by its drawing', async () => {
  const { Part } = partAfter(1);
  await Part.prepare();
  expect(await draw(<Part name="late" />)).toBe('<p>late</p>');
});

it('one that did not arrive stays missing until a boundary has caught it', async () => {
  const { Part, asked } = partAfter(1);
  expect(await draw(<Part name="part" />)).toBe('PartLost: Error: lost 1');
  expect(await draw(<Part name="part" />)).toBe('PartLost: Error: lost 1');
  expect(asked()).toBe(1);
  resetFailedParts();
  expect(await draw(<Part name="part" />)).toBe('<p>part</p>');
});

it('may be missing again', async () => {
  const { Part } = partAfter(2);
  await draw(<Part name="part" />);
  resetFailedParts();
  expect(await draw(<Part name="part" />)).toBe('PartLost: Error: lost 2');
  resetFailedParts();
  expect(await draw(<Part name="part" />)).toBe('<p>part</p>');
});
