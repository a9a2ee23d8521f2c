// Finds a region of a tree in running text: full names, short names, left-out levels.

/** A region and the regions inside it: province, city, district. */
export interface AddressRegion {
  /** Administrative code; unique in the tree. */
  code: string;
  /** Full name, such as 广东省. */
  name: string;
  /** The regions inside it. */
  children?: readonly AddressRegion[] | undefined;
}

/** A path found in a text. */
export interface RegionMatch {
  /** From the province down. */
  path: readonly AddressRegion[];
  /** Where it begins in the text, and where it ends. */
  start: number;
  end: number;
  /** False when a level was left out or a short name stood alone. */
  isCertain: boolean;
}

const PEOPLES =
  '(?:(?:壮|回|白|彝|苗|藏|蒙古|土家|侗|布依|傣|景颇|傈僳|哈尼|朝鲜|柯尔克孜|哈萨克|羌|黎|满|瑶|畲|水|仡佬|土|东乡|保安|撒拉|裕固|佤|拉祜|纳西|怒|独龙|普米|仫佬|毛南|达斡尔|各)族|维吾尔|(?<!内)蒙古|哈萨克|塔吉克|锡伯|鄂温克|鄂伦春)+';
const SUFFIX = new RegExp(
  `(?:特别行政区|${PEOPLES}自治[区州县旗]|自治[区州县旗]|地区|新区|林区|[省市盟区县旗])$`,
  'u',
);
/** What follows a short name when it is the name of a street: 南京路, 中山大道. */
const STREET = /^(?:[东南西北中]?(?:路|街|巷|弄|桥|大道|大街|广场|大厦)|道)/;
/** Levels that only hold others and are never written. */
const FILLER = /^(?:市辖区|县|省直辖县级行政区划|自治区直辖县级行政区划)$/;
const GAP = /^[\s,，、/·-]*/;

/** The full name and, from two characters on, the name without its kind. */
function namesOf({ name }: AddressRegion): readonly string[] {
  const short = name.replace(SUFFIX, '');
  return short.length >= 2 && short !== name ? [name, short] : [name];
}

interface Step {
  region: AddressRegion;
  end: number;
  isFull: boolean;
}

/** The longest name among the regions that stands at this place. */
function nameAt(text: string, at: number, regions: readonly AddressRegion[]): Step[] {
  const found: Step[] = [];
  for (const region of regions) {
    for (const name of namesOf(region)) {
      if (!text.startsWith(name, at)) continue;
      const end = at + name.length;
      const isFull = name === region.name;
      if (isFull || !STREET.test(text.slice(end, end + 4))) found.push({ region, end, isFull });
      break;
    }
  }
  const longest = Math.max(...found.map(({ end }) => end));
  return found.filter(({ end }) => end === longest);
}

interface Walk {
  path: readonly AddressRegion[];
  end: number;
  isCertain: boolean;
}

/** Goes down the tree as far as the text does; a level that nobody writes, or that was left out, is filled in. */
function descend(text: string, walk: Walk): Walk {
  const parent = walk.path.at(-1);
  const children = parent?.children ?? [];
  if (children.length === 0) return walk;
  const at = walk.end + (GAP.exec(text.slice(walk.end))?.[0].length ?? 0);
  const [direct] = nameAt(text, at, children);
  const below = children.flatMap((child) =>
    nameAt(text, at, child.children ?? []).map((step) => ({ child, step })),
  );
  // 北京市朝阳区 names a district of the only city; 吉林市 inside 吉林省 stays a city.
  const [only] = below;
  if (only && below.length === 1 && (!direct || direct.end < only.step.end)) {
    const isWritten = FILLER.test(only.child.name) || only.child.name === parent?.name;
    return descend(text, {
      path: [...walk.path, only.child, only.step.region],
      end: only.step.end,
      isCertain: walk.isCertain && isWritten,
    });
  }
  if (!direct) return walk;
  return descend(text, { ...walk, path: [...walk.path, direct.region], end: direct.end });
}

/** Every region of a level with the path that leads to it. */
function level(
  regions: readonly AddressRegion[],
  depth: number,
): readonly (readonly AddressRegion[])[] {
  if (depth === 0) return regions.map((region) => [region]);
  return regions.flatMap((region) =>
    level(region.children ?? [], depth - 1).map((path) => [region, ...path]),
  );
}

const isBetter = (one: RegionMatch, two: RegionMatch | null): boolean =>
  two === null ||
  one.path.length > two.path.length ||
  (one.path.length === two.path.length && one.end - one.start > two.end - two.start);

/**
 * The most complete path that the text names, the earliest of equals. It begins with a province, or with a city or
 * a district whose full name exists once; a short name alone is no region, because it may be a person or a street.
 */
export function findRegion(text: string, regions: readonly AddressRegion[]): RegionMatch | null {
  let best: RegionMatch | null = null;
  for (const depth of [0, 1, 2]) {
    const paths = level(regions, depth);
    const byFirst = Map.groupBy(paths, (path) => path.at(-1)?.name[0]);
    for (let start = 0; start < text.length; start += 1) {
      const here = byFirst.get(text[start]);
      if (!here) continue;
      const steps = nameAt(
        text,
        start,
        here.map((path) => path.at(-1) as AddressRegion),
      );
      const [step] = steps;
      if (!step || steps.length > 1) continue;
      const path = here.find((one) => one.at(-1) === step.region) ?? [];
      const walk = descend(text, { path, end: step.end, isCertain: depth === 0 });
      const isAlone = walk.path.length === path.length;
      if (isAlone && !step.isFull) continue;
      const match = { ...walk, start };
      if (isBetter(match, best)) best = match;
    }
    if (best && depth > 0) break;
    if (best && best.path.length > 1) break;
  }
  return best;
}
