// Joins class names and drops the absent ones.
export const classes = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
