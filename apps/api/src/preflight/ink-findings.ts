/** Total ink, against what the paper of the job takes. Pure. */
import { englishPages, pageList } from './page-lists.ts';
import type { Words } from './refusals.ts';
import type { Finding, InkReport, PageReport } from './report.ts';

/** What paper takes of all inks together. @unit % [O] */
const LIMIT = { coated: 350, uncoated: 300 } as const;
/** Beyond the limit by this, on more than this share of a page, no press can dry it. [O] */
const TOO_MUCH = { above: 40, share: 0.01 } as const;

const PAPERS: Readonly<Record<keyof typeof LIMIT, Words>> = {
  coated: ['有涂层的纸', 'coated paper'],
  uncoated: ['没有涂层的纸', 'uncoated paper'],
};

/** A page with its ink. */
interface Inked extends InkReport {
  readonly page: number;
}

/** @param isWhole everything was read: only then something is said to be fine */
export function inkFindings(
  pages: readonly PageReport[],
  isCoated: boolean,
  isWhole: boolean,
): Finding[] {
  const paper = isCoated ? 'coated' : 'uncoated';
  const limit = LIMIT[paper];
  const inked = pages.flatMap(({ ink }, index) => (ink ? [{ ...ink, page: index + 1 }] : []));
  const over = inked.filter(({ most }) => most > limit);
  const isTooMuch = ({ shares }: Inked): boolean =>
    shares.some(({ above, share }) => above >= limit + TOO_MUCH.above && share > TOO_MUCH.share);
  const findings = [over.filter(isTooMuch), over.filter((one) => !isTooMuch(one))].flatMap(
    (some, at) => tooMuch(some, limit, PAPERS[paper], at === 0),
  );
  if (findings.length > 0) return findings;
  return isWhole && inked.length === pages.length ? wellWithin(inked, limit, PAPERS[paper]) : [];
}

const heaviest = (pages: readonly Inked[]): Inked | undefined =>
  pages.reduce<Inked | undefined>(
    (most, page) => (most === undefined || page.most > most.most ? page : most),
    undefined,
  );

const placeOf = ({ page, box }: Inked) => ({ page, ...(box ? { box } : {}) });

/** What the sum leaves out, where the file has it. */
function notMeasured(pages: readonly Inked[]): Words {
  return pages.some(({ isPartial }) => isPartial)
    ? [
        '。图片、渐变和 RGB 颜色没有量，请在输出预览里自己看一下',
        '. Pictures, gradients and RGB colour were not measured; please look at them in an output preview',
      ]
    : ['', ''];
}

function tooMuch(
  pages: readonly Inked[],
  limit: number,
  [zhPaper, enPaper]: Words,
  isError: boolean,
): Finding[] {
  const worst = heaviest(pages);
  if (!worst) return [];
  const numbers = pages.map(({ page }) => page);
  const [effect, effectEn]: Words = isError
    ? ['墨干不了，会粘页、透背', 'it will not dry, sticks and shows through']
    : ['可能干得慢、暗处糊成一片', 'it may dry slowly and lose detail in the dark'];
  const [rest, restEn] = notMeasured(pages);
  return [
    {
      code: 'TOTAL_INK',
      severity: isError ? 'error' : 'warning',
      value: worst.most,
      expected: limit,
      ...placeOf(worst),
      message: `第 ${pageList(numbers)} 页的总墨量最大 ${worst.most} %，${zhPaper}最多 ${limit} %，${effect}。请减少青、品红、黄，例如黑底改成 C40 M30 Y30 K100（200 %），重新导出后上传${rest}`,
      english: `${englishPages(numbers)}: up to ${worst.most} % of ink in total, ${enPaper} takes ${limit} %; ${effectEn}. Take out cyan, magenta and yellow, as C40 M30 Y30 K100 (200 %) for black areas, and upload the file again${restEn}`,
    },
  ];
}

function wellWithin(pages: readonly Inked[], limit: number, [zhPaper, enPaper]: Words): Finding[] {
  const worst = heaviest(pages);
  if (!worst || worst.most === 0) return [];
  const [rest, restEn] = notMeasured(pages);
  return [
    {
      code: 'TOTAL_INK_OK',
      severity: 'ok',
      value: worst.most,
      expected: limit,
      // What is fine is marked nowhere on the proof.
      page: worst.page,
      message: `纯色的总墨量最大 ${worst.most} %（第 ${worst.page} 页），${zhPaper}最多 ${limit} %${rest}`,
      english: `Plain colours take up to ${worst.most} % of ink in total (page ${worst.page}), ${enPaper} takes ${limit} %${restEn}`,
    },
  ];
}
