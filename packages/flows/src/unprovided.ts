/** Stands where a machine names an actor; `machine.provide` replaces it before the machine runs. */
export const unprovided = (name: string) => (): Promise<never> =>
  Promise.reject(new Error(`The actor "${name}" was not provided to the machine.`));
