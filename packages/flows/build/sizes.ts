// What the flows weigh: each subpath by itself, and what a page pays that brings nothing along but React.
import { weigh } from '../../../scripts/library/sizes.ts';
import { flows, machineOf } from './flows.ts';
import { library, manifest, subpaths } from './publicFiles.ts';

const peers = Object.keys(manifest.peerDependencies);
const react = ['react', 'react-dom'];
const machines = flows.map((flow) => `${flow}#${machineOf(flow)}`);

await weigh(library, [
  { name: 'react and xstate', subpaths: ['react', 'captcha'], without: react },
  { name: 'react and every machine', subpaths: ['react', ...machines], without: peers },
  { name: 'react, xstate and every machine', subpaths: ['react', ...machines], without: react },
  {
    name: 'react, xstate, every machine and its calls',
    subpaths: ['react', ...flows],
    without: react,
  },
  ...subpaths.map((name) => ({ name, subpaths: [name], without: [...peers, 'zod'] })),
]);
