/** Ways of delivery that no carrier tracks: fetched at the factory, brought by its van, left at a haulier's station. */
export const ownWays = ['pickup', 'van', 'line'] as const;
/** A value of {@link ownWays}. */
export type OwnWay = (typeof ownWays)[number];

export const isOwnWay = (carrier: string | null): carrier is OwnWay =>
  (ownWays as readonly (string | null)[]).includes(carrier);
