// Writes src/stories/atlas/<flow>.atlas.stories.tsx from the flows' atlases. Run: npm run atlas -w @banxin/shop
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { atlases } from '@banxin/flows/atlases';
import { storyFile } from './atlasStories.ts';
import { drawnFlows } from './drawnFlows.ts';

const folder = new URL('../src/stories/atlas/', import.meta.url);

for (const name of readdirSync(folder)) {
  if (name.endsWith('.atlas.stories.tsx')) rmSync(new URL(name, folder));
}
for (const flow of drawnFlows) {
  const atlas = atlases[flow];
  if (!atlas) throw new Error(`There is no flow ${flow}`);
  writeFileSync(new URL(`${flow}.atlas.stories.tsx`, folder), storyFile(flow, atlas));
}
