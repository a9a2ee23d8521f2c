// Who may import whom: the one table behind scripts/check-imports.mjs.
// Decision: docs/decisions/0007-import-boundaries.md.

/**
 * One row per workspace.
 * folder     where its files are
 * packages   other workspaces it may import: 'any' · 'types' · { values, valuesIn }: subpaths it may run, the
 *            latter by pattern of the importing file; everything else as types
 * modules    registry packages its sources may import: 'declared' stands for its own dependencies
 * node       files that run on Node alone; the server's do anyway
 * shapes     what schemas are of other packages: imported as types, so that no page loads the schema library
 * refused    subpaths refused to its sources although the package is allowed
 */
export const workspaces = [
  {
    name: '@banxin/contract',
    folder: 'packages/contract',
    packages: {},
    modules: ['zod/mini', 'zod/locales'],
    node: ['packages/contract/src/everyCall.ts'],
  },
  {
    name: '@banxin/pricing',
    folder: 'packages/pricing',
    packages: { '@banxin/contract': { values: ['constants', 'rules/cloudWarehouse'] } },
    modules: [],
  },
  {
    name: '@banxin/ui',
    folder: 'packages/ui',
    packages: {},
    modules: [
      'react',
      'react-dom',
      'react-aria-components',
      'react-aria',
      'react-stately',
      '@internationalized/date',
      '@vanilla-extract/css',
      '@vanilla-extract/dynamic',
      '@vanilla-extract/recipes',
      'lucide-react',
      'htmlparser2',
      'qrcode.react',
    ],
  },
  {
    name: '@banxin/flows',
    folder: 'packages/flows',
    packages: {
      '@banxin/contract': {
        values: ['codes', 'constants', 'enums', 'errors', 'rules', 'messages'],
        valuesIn: {
          '\\.actors\\.ts$': ['calls'],
          '^packages/flows/exports/': ['callError'],
          '/testing/contractRefusals\\.ts$': ['refusals'],
        },
      },
    },
    shapes: ['@banxin/contract/entities/', '.schemas'],
    modules: ['xstate'],
  },
  {
    name: '@banxin/api',
    folder: 'apps/api',
    packages: { '@banxin/contract': 'any', '@banxin/pricing': 'any' },
    modules: ['declared'],
  },
  {
    name: '@banxin/shop',
    folder: 'apps/shop',
    packages: {
      '@banxin/contract': 'any',
      '@banxin/pricing': 'any',
      '@banxin/ui': 'any',
      '@banxin/flows': 'any',
    },
    shapes: ['@banxin/contract/entities/', '.schemas'],
    modules: ['declared', '@vanilla-extract/css'],
    refused: [
      '@banxin/contract/server',
      '@banxin/contract/openapi',
      '@banxin/flows/testing',
      '@banxin/flows/atlases',
    ],
  },
  {
    name: '@banxin/storybook',
    folder: 'apps/storybook',
    packages: { '@banxin/contract': 'types', '@banxin/ui': 'any', '@banxin/flows': 'any' },
    modules: ['declared'],
  },
];

/** Files that run in the workshop only: they may also import development tools and Node itself. */
export const workshop =
  /\.(test|testkit|stories|view|guide|spec|bench|atlas|samples)\.tsx?$|\/atlases\.ts$|\/exports\/testing\.ts$|\.types\.test\.ts$|\.config\.ts$|\/(test|e2e|bench|build|scripts|stories|testing|visual|docs|\.storybook)\//;

/** Modules of the server, and which others each may import; what two need of each other lies in one below both. */
export const apiModules = {
  account: ['message', 'order'],
  afterSales: ['file', 'message', 'order', 'paymentRecord'],
  authentication: ['file', 'message'],
  batch: ['certificate', 'checkout', 'cloud', 'file', 'order', 'stock'],
  cart: ['checkout', 'customer', 'message', 'order', 'payment', 'stock'],
  catalogue: ['coupon'],
  company: ['catalogue', 'delivery'],
  certificate: ['file', 'message', 'order'],
  checkout: [
    ...['account', 'certificate', 'coupon', 'customer', 'order', 'orderDelivery'],
    ...['payment', 'stock'],
  ],
  cloud: ['account', 'cart', 'customer', 'message', 'order', 'payment', 'stock'],
  comment: ['file', 'order'],
  content: ['file'],
  coupon: ['message'],
  customer: [],
  customerDesk: ['account', 'coupon', 'message', 'works'],
  delivery: [],
  favorite: ['checkout', 'customer', 'file', 'order'],
  feedback: ['file', 'message'],
  file: [],
  growth: ['message'],
  home: ['invoice', 'order'],
  invoice: ['authentication', 'message', 'order'],
  login: ['customer', 'message'],
  membership: ['growth', 'message', 'order', 'paymentRecord'],
  message: [],
  meta: [
    ...['afterSales', 'authentication', 'certificate', 'invoice'],
    ...['order', 'parcel', 'paymentRecord'],
  ],
  office: [
    ...[
      'afterSales',
      'authentication',
      'certificate',
      'customerDesk',
      'feedback',
      'file',
      'invoice',
    ],
    ...['message', 'papers', 'payment', 'paymentRecord', 'withdrawal', 'works'],
  ],
  order: ['coupon', 'file', 'growth', 'message', 'paymentRecord', 'stock'],
  papers: ['authentication', 'certificate', 'works'],
  parcel: ['message', 'order'],
  orderExport: ['order'],
  orderFiles: ['file', 'order'],
  orderDelivery: ['account', 'customer', 'growth', 'order', 'paymentRecord'],
  payment: [
    ...['account', 'growth', 'membership', 'message', 'order', 'orderDelivery', 'paymentRecord'],
  ],
  paymentRecord: [],
  profile: ['login', 'message'],
  quote: ['catalogue', 'order'],
  registration: ['login', 'message'],
  search: ['catalogue', 'order'],
  stock: ['message'],
  subAccount: ['login', 'message'],
  template: [],
  wall: ['delivery', 'office', 'order', 'works'],
  withdrawal: ['login', 'message', 'order', 'paymentRecord'],
  works: ['certificate', 'file', 'order', 'parcel'],
};

const api = 'apps/api/src/';
/** What every part of the server may know of it. */
const apiGround =
  '(command|config|context|desk|log|services|sha256|staleTags)\\.ts|ports/|db/(?!seed/)';

/**
 * Layers inside a workspace. The first row whose `from` matches decides: the file may import, inside
 * its own workspace, only what `to` matches. `$1` in `to` stands for the first group of `from`.
 */
export const layers = [
  { from: 'packages/ui/src/.*\\.stories\\.tsx$', to: 'packages/ui/src/' },
  { from: 'packages/ui/src/.*\\.guide\\.ts$', to: 'packages/ui/src/stories/guide\\.ts' },
  { from: 'packages/ui/src/(components|layout)/', to: 'packages/ui/src/(?!stories/)' },
  { from: 'packages/ui/src/stories/', to: 'packages/ui/src/' },
  { from: 'packages/ui/src/internal/', to: 'packages/ui/src/(internal|css|theme|messages)/' },
  { from: 'packages/ui/src/css/', to: 'packages/ui/src/(css|theme)/' },
  { from: 'packages/ui/src/theme/', to: 'packages/ui/src/theme/' },
  {
    from: 'packages/ui/src/messages/',
    to: 'packages/ui/src/(messages/|components/[^/]+/[^/]+\\.words\\.)',
  },
  { from: 'packages/ui/(exports|test)/', to: 'packages/ui/' },
  { from: 'packages/ui/src/', to: '(?!)', why: 'a file of ui belongs to one of its layers' },
  { from: 'packages/flows/exports/', to: 'packages/flows/src/' },
  { from: 'packages/flows/src/react/', to: 'packages/flows/src/(?!testing/)' },
  { from: 'packages/flows/src/testing/', to: 'packages/flows/src/(?!react/)' },
  { from: 'packages/flows/src/', to: 'packages/flows/src/(?!react/|testing/)', sources: true },
  {
    from: 'apps/shop/src/pages/([^/]+)/',
    to: 'apps/shop/src/(pages/$1/|features/|lib/|messages/)',
  },
  { from: 'apps/shop/src/shell/', to: 'apps/shop/src/(shell|features|lib|messages)/' },
  { from: 'apps/shop/src/features/([^/]+)/', to: 'apps/shop/src/(features/$1|lib|messages)/' },
  { from: 'apps/shop/src/lib/', to: 'apps/shop/src/(lib|messages)/' },
  { from: 'apps/shop/src/messages/', to: 'apps/shop/src/messages/' },
  { from: `${api}(db/(?!seed/)|ports/)`, to: `${api}(db|ports)/`, sources: true },
  {
    from: `${api}(command|config|context|desk|log|services|sha256|staleTags)\\.ts`,
    to: `${api}(${apiGround})`,
    sources: true,
  },
  { from: `${api}preflight/`, to: `${api}preflight/`, sources: true },
  { from: `${api}http/`, to: `${api}(${apiGround}|http/)`, sources: true },
  { from: `${api}jobs/`, to: `${api}(${apiGround}|http/|jobs/)`, sources: true },
  {
    from: `${api}modules/([^/]+)/handlers\\.ts`,
    to: `${api}(modules/$1/|http/handle\\.ts)`,
    why: 'handlers join rows and use cases of their own module, nothing else',
  },
  ...Object.entries(apiModules).map(([name, others]) => ({
    from: `${api}modules/${name}/`,
    to: `${api}(${apiGround}|http/|jobs/|${name === 'file' ? 'preflight/|' : ''}modules/(${[name, ...others].join('|')})/)`,
    sources: true,
    why: `the module ${name} may import of others only: ${others.join(', ') || 'none'}`,
  })),
  {
    from: `${api}modules/`,
    to: '(?!)',
    sources: true,
    why: 'a module of the server has its row in apiModules',
  },
];

/** Relative paths that may leave their workspace for a file or a folder, each with its reason. */
export const crossings = [
  ...['packages/ui', 'packages/flows', 'apps/shop'].map((folder) => ({
    from: `${folder}/`,
    to: 'scripts/library/',
    why: 'packages are built, measured and proved alike',
  })),
  {
    from: 'apps/shop/e2e/',
    to: 'apps/api/src/preflight/fixtures.ts',
    why: 'journeys upload the PDF files that the preflight tests generate',
  },
  {
    from: 'apps/shop/e2e/',
    to: 'apps/api/src/modules/content/attacks.testkit.ts',
    why: 'what may not be stored may not run in a browser either',
  },
  {
    from: 'apps/shop/e2e/',
    to: 'apps/api/src/ports/localCarrier.ts',
    why: 'which parcels of the demo come back is a draw of their numbers',
  },
  {
    from: 'apps/shop/e2e/',
    to: 'apps/api/src/modules/papers/papers.testkit.ts',
    why: 'papers that customers hand in must be readable pictures',
  },
  ...['httpBrowser.ts', 'stoppedShop.ts'].map((file) => ({
    from: 'apps/shop/e2e/',
    to: `apps/api/test/${file}`,
    why: 'customers of a day order by the calls, and its books add up in the evening',
  })),
  {
    from: 'apps/shop/bench/',
    to: 'apps/api/bench/',
    why: 'pages are sent under the load that calls are answered under',
  },
];

/** Registry packages that only one part of a workspace may import. */
export const onlyIn = [
  { module: '@xstate/react', workspace: '@banxin/flows', from: 'packages/flows/src/react/' },
  { module: '@xstate/react', workspace: '@banxin/flows', from: 'packages/flows/exports/react.ts' },
  { module: 'react', workspace: '@banxin/flows', from: 'packages/flows/src/react/' },
];
