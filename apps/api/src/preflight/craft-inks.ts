/** Inks that stand for a craft and not for a colour, known by their names. */

interface CraftInk {
  readonly words: RegExp;
  /** Crafts of the catalogue (`CraftKind`) that such a layer is made for; none for what is not offered. */
  readonly crafts: readonly string[];
}

const CRAFT_INKS: readonly CraftInk[] = [
  {
    words: /刀|模切|die|cut/i,
    crafts: ['dieCut', 'labelDie', 'corner', 'punch', 'window', 'perforate'],
  },
  { words: /压痕|折线|crease|fold/i, crafts: ['crease', 'fold', 'dieCut'] },
  { words: /烫|金版|银版|foil|hot.?stamp/i, crafts: ['foil'] },
  { words: /凹|凸|emboss|deboss/i, crafts: ['emboss'] },
  { words: /局部|过油|\buv\b|varnish/i, crafts: ['uv'] },
  { words: /白墨|white.?ink/i, crafts: [] },
];

/** True for an ink that is a layer of a craft: it is not printed. */
export const isCraftInk = (ink: string): boolean => CRAFT_INKS.some(({ words }) => words.test(ink));

/** True when one of these crafts is what the layer is for. */
export const belongsTo = (ink: string, crafts: readonly string[]): boolean =>
  CRAFT_INKS.some(
    ({ words, crafts: kinds }) => words.test(ink) && kinds.some((kind) => crafts.includes(kind)),
  );
