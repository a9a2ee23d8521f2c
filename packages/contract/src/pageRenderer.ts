/** How the server asks the built shop for a page: neither imports the other. */

/** What a page is drawn from. */
export type PageRequest = {
  /** Path and query. */
  readonly url: string;
  /** Header of the request; only what the reader chose is read. */
  readonly cookies: string;
  /** Such as `https://shop.example`. */
  readonly origin: string;
  /** Asks the shop's own server, as a visitor. */
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** @unit ms since 1970 */
  readonly now: () => number;
  /** Aborts when nobody waits for the page any more. */
  readonly signal: AbortSignal;
};

/** A page, or where its address leads. */
export type RenderedPage =
  | { readonly redirectTo: string }
  | {
      readonly status: 200 | 403 | 404 | 500 | 503;
      readonly html: string;
      /** Keys of the calls that were read: they carry the tags that make the page stale. */
      readonly reads: readonly string[];
      /** What was thrown while it was drawn; the browser draws those parts itself. */
      readonly errors: readonly unknown[];
    };

/** Draws pages. */
export type Renderer = {
  readonly render: (request: PageRequest) => Promise<RenderedPage>;
  /** Pages of one address and one variant are the same for everybody. */
  readonly variantOf: (request: Pick<PageRequest, 'url' | 'cookies'>) => string;
  /** `sitemap.xml`. */
  readonly sitemap: (request: Pick<PageRequest, 'origin' | 'fetch'>) => Promise<string>;
};

/** What the build says of a module, by its path in the project. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly imports?: readonly string[];
      /** Its own sheets; those of what it imports come before. */
      readonly css?: readonly string[];
    }
  >
>;

/** The built shop, as pages are drawn from it. */
export type ShopBuild = {
  /** The built `index.html`. */
  readonly template: string;
  readonly manifest: Manifest;
  /** Text of every sheet that the manifest names. */
  readonly styles: Readonly<Record<string, string>>;
};

/** What the built module exports. */
export type RendererModule = {
  readonly createRenderer: (shop: ShopBuild) => Renderer;
};
