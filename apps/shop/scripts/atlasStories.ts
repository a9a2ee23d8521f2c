// Writes the story file of a flow's atlas.
import { type AnyFlowAtlas, rowsOf, stepOf } from '@banxin/flows/testing';

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The text of `<flow>.atlas.stories.tsx`. Tags are literals: Storybook indexes files without running them. */
export function storyFile(flow: string, atlas: AnyFlowAtlas): string {
  const stories = rowsOf(atlas).map(({ name, state, input, events }) => {
    const steps = events.map((event) => `      ${quoted(stepOf(event))},`);
    const way = steps.length > 0 ? `[\n${steps.join('\n')}\n    ]` : '[]';
    return `export const ${name}: Story = {
  tags: ['state:${state}'],
  args: { row: '${name}' },
  parameters: {
    input: ${quoted(input)},
    steps: ${way},
  },
};
`;
  });
  return `// Every state of the flow, reached by the shortest way. Written by \`npm run atlas -w @banxin/shop\`: do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtlasStage } from './AtlasStage.tsx';

const meta = {
  title: 'Atlas/${flow}',
  component: AtlasStage,
  tags: ['atlas', 'machine:${flow}', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { flow: '${flow}', row: '' },
} satisfies Meta<typeof AtlasStage>;

export default meta;
type Story = StoryObj<typeof meta>;

${stories.join('\n')}`;
}

/** Fresh: whether a committed story file is the one that would be written now. */
export const isFresh = (flow: string, atlas: AnyFlowAtlas, committed: string): boolean =>
  committed === storyFile(flow, atlas);
