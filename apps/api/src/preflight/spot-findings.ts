/** Spot inks and layers of crafts in a file, against what was ordered. Pure. */
import { belongsTo, isCraftInk } from './craft-inks.ts';
import { englishPages, pageList } from './page-lists.ts';
import type { Words } from './refusals.ts';
import type { BoxMm, Finding, PageReport } from './report.ts';

/** What was ordered of what a file may name inks for. */
export interface OrderedInks {
  /** Spot inks: how many were ordered, and how many the product can be printed with. */
  readonly spots: { readonly ordered: number; readonly most: number };
  /** Kinds of the crafts that were chosen or always belong to the product. */
  readonly crafts: readonly string[];
}

export function spotFindings(pages: readonly PageReport[], ordered: OrderedInks): Finding[] {
  const inks = [...new Set(pages.flatMap(({ spots }) => spots))];
  const unwanted = inks.filter((ink) => isCraftInk(ink) && !belongsTo(ink, ordered.crafts));
  const colours = inks.filter((ink) => !isCraftInk(ink));
  return [
    ...(colours.length > 0 ? [colourFinding(pages, colours, ordered.spots)] : []),
    ...unwanted.map((ink) => craftFinding(pages, ink)),
  ];
}

function colourFinding(
  pages: readonly PageReport[],
  inks: readonly string[],
  { ordered, most }: OrderedInks['spots'],
): Finding {
  const { numbers, ...first } = placesOf(pages, inks);
  const [where, inEnglish]: Words = [`第 ${pageList(numbers)} 页`, englishPages(numbers)];
  const count = inks.length;
  const [names, named]: Words = [`“${inks.join('”“')}”`, `“${inks.join('”, “')}”`];
  const common = { ...first, value: count, expected: ordered };
  if (count <= ordered) {
    return {
      ...common,
      code: 'SPOT_ORDERED',
      severity: 'ok',
      message: `${where}的专色${names}按印色里选的 ${ordered} 个专色印刷`,
      english: `${inEnglish}: ${named} ${count === 1 ? 'is' : 'are'} printed as the ${spotInks(ordered)} of the specification`,
    };
  }
  const [stands, standsEn] = ordersOf(ordered, most);
  const [mend, mendEn] = waysOut(count, most);
  return {
    ...common,
    code: 'SPOT_NOT_ORDERED',
    severity: 'error',
    message: `${where}使用 ${count} 个专色${names}，${stands}。${mend}`,
    english: `${inEnglish}: ${named}, ${spotInks(count)}, but ${standsEn}. ${mendEn}`,
  };
}

const spotInks = (count: number): string => `${count} spot ${count === 1 ? 'ink' : 'inks'}`;

function ordersOf(ordered: number, most: number): Words {
  if (most === 0) return ['该产品不印专色', 'the product is not printed with spot inks'];
  return ordered === 0
    ? ['印色里没有选专色', 'none was ordered']
    : [`印色里只选了 ${ordered} 个`, `only ${ordered} ${ordered === 1 ? 'was' : 'were'} ordered`];
}

function waysOut(count: number, most: number): Words {
  if (most === 0) {
    return ['请把专色改成 CMYK，重新导出后上传', 'Change them to CMYK and upload the file again'];
  }
  return count <= most
    ? [
        `要印专色，请在印色里选 ${count} 个专色；不印专色，请改成 CMYK，重新导出后上传`,
        `Choose ${spotInks(count)} in the specification, or change them to CMYK and upload the file again`,
      ]
    : [
        `该产品最多印 ${most} 个专色，请把其余的改成 CMYK，重新导出后上传，并在印色里选对个数`,
        `The product takes ${spotInks(most)} at most: change the others to CMYK, upload the file again, and choose the right number in the specification`,
      ];
}

/** Nothing wrong is printed: the layer is left out. But its owner may expect what was not ordered. */
function craftFinding(pages: readonly PageReport[], ink: string): Finding {
  const { numbers, ...first } = placesOf(pages, [ink]);
  return {
    ...first,
    code: 'CRAFT_NOT_ORDERED',
    severity: 'warning',
    value: ink,
    message: `第 ${pageList(numbers)} 页有工艺图层“${ink}”，但没有选对应的工艺：这一层不印、也不做。要做请在工艺里选上；不要请删去这一层`,
    english: `${englishPages(numbers)}: there is a finishing layer “${ink}”, but no finishing to go with it was chosen; it is neither printed nor made. Choose the finishing, or remove the layer`,
  };
}

function placesOf(
  pages: readonly PageReport[],
  inks: readonly string[],
): { numbers: number[]; page: number; box?: BoxMm } {
  const numbers = pages.flatMap(({ spots }, index) =>
    inks.some((ink) => spots.includes(ink)) ? [index + 1] : [],
  );
  const [page = 1] = numbers;
  const boxes = pages[page - 1]?.spotBoxes;
  const box = inks.flatMap((ink) => boxes?.[ink] ?? [])[0];
  return { numbers, page, ...(box ? { box } : {}) };
}
