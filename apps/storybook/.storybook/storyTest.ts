// Whether the test runner looks at the stories, and not a person.

/** The environment of the story tests says so before anything of a page runs. */
export const isStoryTest = (): boolean => 'banxinStoryTest' in globalThis;
