// Lets optional props travel on to react-aria, whose types forbid an explicit `undefined`.

/** The same props without `undefined` among their values. */
export type Defined<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };

/** Type only: react-aria treats an undefined prop as an absent one. */
export const defined = <T extends object>(props: T): Defined<T> => props as Defined<T>;
