// Where a saved flight record is played: in which story, and whether that begins as the record did.

/** What of the index of stories is read. */
export interface IndexedStory {
  readonly id: string;
  readonly type?: string;
  readonly tags?: readonly string[];
}

/** What of a record is read. */
export interface PlacedFlight {
  readonly flow: string;
  readonly isWhole: boolean;
  readonly state: string | undefined;
}

export interface FlightPlace {
  /** Undefined when no story shows the flow. */
  readonly storyId: string | undefined;
  /** start: as the record began · state: in its first state · here: wherever the story is. */
  readonly begins: 'start' | 'state' | 'here';
}

/** The stories of the atlas that show a flow. */
const storiesOf = (flow: string, index: readonly IndexedStory[]): readonly IndexedStory[] =>
  index.filter(
    ({ type, tags = [] }) =>
      type === 'story' && tags.includes('atlas') && tags.includes(`machine:${flow}`),
  );

/** The story for a record; the one in the canvas, when it does. */
export function placeOf(
  { flow, isWhole, state }: PlacedFlight,
  index: readonly IndexedStory[],
  current: string | undefined,
): FlightPlace {
  const stories = storiesOf(flow, index);
  const oneOf = (some: readonly IndexedStory[]): string | undefined =>
    (some.find(({ id }) => id === current) ?? some[0])?.id;
  if (isWhole) return { storyId: oneOf(stories), begins: 'start' };
  const alike = stories.filter(({ tags = [] }) => tags.includes(`state:${state}`));
  return alike.length > 0
    ? { storyId: oneOf(alike), begins: 'state' }
    : { storyId: oneOf(stories), begins: 'here' };
}

/** What a reader is told of the beginning. @param shown where the flow in the canvas began */
export function noteOn(
  { begins, storyId }: FlightPlace,
  { flow, state }: PlacedFlight,
  shown: string,
): string {
  if (storyId === undefined) return `没有故事画流程 ${flow}，这份记录放不了。`;
  if (begins === 'start') return '从记录的开头开始。';
  if (begins === 'state')
    return `记录的开头已经不在，从同样在 ${state} 的故事开始：故事里的数据可能不同。`;
  return state === undefined
    ? `这份记录没有说从哪里开始，画布从 ${shown} 开始。`
    : `记录从 ${state} 开始，没有画它的故事；画布从 ${shown} 开始，后面可能不同。`;
}
