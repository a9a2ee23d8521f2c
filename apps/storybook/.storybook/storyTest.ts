// Whether the test runner looks at the stories, and not a person.

/** The runner sets its user agent only when it starts the first story: ask when it matters, not before. */
export const isStoryTest = (): boolean => /StorybookTestRunner/.test(navigator.userAgent);
