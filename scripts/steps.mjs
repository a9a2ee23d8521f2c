// The steps of `npm test`, in order. Lanes of one stage run beside each other.
import {
  guards,
  journeys,
  lint,
  nodeTests,
  server,
  stories,
  types,
  unit,
  whole,
} from './step-runs.mjs';

const embedded = () => server(['embedded'], { TEST_DATABASE_URL: '' });
const postgresql = async ({ postgres }) =>
  server(['preflight', 'postgresql'], { TEST_DATABASE_URL: await postgres() });
const scripts = () =>
  nodeTests(
    'imports',
    [
      ...['scripts/*.test.mjs', 'apps/storybook/{scripts,visual}/*.test.mjs'],
      ...['lines', 'flightPlace'].map((name) => `apps/storybook/panel/${name}.test.mjs`),
    ],
    { together: true },
  );

export const steps = [
  { id: 'lint', title: 'Format and lint', stage: 1, run: lint },
  {
    id: 'imports',
    title: 'Import boundaries and scripts',
    stage: 1,
    lane: 'scripts',
    run: scripts,
  },
  { id: 'types', title: 'Types', stage: 1, lane: 'scripts', run: types },
  { id: 'unit', title: 'Unit and property tests', stage: 1, lane: 'unit', run: unit },
  { id: 'server', title: 'Server, embedded database', stage: 2, lane: 'server', run: embedded },
  { id: 'server-pg', title: 'Server, PostgreSQL', stage: 2, lane: 'server', run: postgresql },
  { id: 'whole', title: 'The shop as a whole', stage: 2, lane: 'server', run: whole },
  { id: 'guards', title: 'Package guards', stage: 2, lane: 'server', run: guards },
  { id: 'stories', title: 'Stories', stage: 2, lane: 'browser', run: stories },
  { id: 'journeys', title: 'Browser journeys', stage: 3, run: journeys },
];

/** What `npm run check` runs. */
export const fast = ['lint', 'imports', 'types', 'unit'];
