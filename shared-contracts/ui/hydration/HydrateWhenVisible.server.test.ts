import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HydrateWhenVisible } from './HydrateWhenVisible.tsx';
import { latePart } from './late-part.ts';

it("is complete in the server's HTML", async () => {
  const part = latePart(async () => ({ default: Part }));
  const stream = await renderToReadableStream(
    createElement(HydrateWhenVisible<{ text: string }>, { part, props: { text: 'Here' } }),
  );
  await stream.allReady;
  expect(await new Response(stream).text()).toBe('<div><!--$--><p>Here</p><!--/$--></div>');
});

function Part({ text }: { text: string }) {
  return createElement('p', null, text);
}
