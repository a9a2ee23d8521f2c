/** Draws the shop's pages as the built renderer does, but for what an address asks to break: a fault of the shop itself. */
import type { RendererModule } from '@banxin/contract/pageRenderer';

const built = new URL('../dist-server/entry-server.js', import.meta.url);
const module = (await import(built.href)) as RendererModule;

/** What was asked for is not answered. */
const broken = (): Promise<Response> => Promise.resolve(Response.json({}, { status: 500 }));

export const createRenderer: RendererModule['createRenderer'] = (build) => {
  const renderer = module.createRenderer(build);
  return {
    ...renderer,
    render: (request) => {
      const asked = new URL(request.url, request.origin).searchParams.get('broken');
      if (asked === 'drawing') throw new Error('The page cannot be drawn');
      return renderer.render(asked === 'data' ? { ...request, fetch: broken } : request);
    },
  };
};
