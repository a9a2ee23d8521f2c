/** Findings of what could not be read, followed or drawn, and of what else a file carries. Pure. */

import { isUnread } from '@banxin/contract/lifecycles/file';
import { worstFirst } from '@banxin/contract/rules/findings';
import { englishPages, pageList } from './page-lists.ts';
import type { ActiveKind } from './pdf-actions.ts';
import type { Unread } from './pdf-unread.ts';
import type { BoxMm, Finding, PreflightReport } from './report.ts';

/** What there is to say of one page; `page` is null for the file as a whole. */
export interface PagePlaces {
  readonly page: number | null;
  readonly unread: readonly { readonly cause: Unread; readonly box: BoxMm | null }[];
  /** Drawing was too much to follow to its end. */
  readonly cut: boolean;
  readonly hiddenLayers: readonly string[];
  readonly annotations: readonly { readonly box: BoxMm | null; readonly isField: boolean }[];
  /** Its boxes, rotation or unit say what cannot be. */
  readonly isOdd: boolean;
}

/** Beside pages: how the file was read, and what it would do. */
export interface FileNotes {
  /** Its table of objects was missing or wrong: they were looked for in the whole file. */
  readonly repaired: boolean;
  readonly active: readonly {
    readonly kind: ActiveKind;
    readonly page: number | null;
    readonly box: BoxMm | null;
  }[];
  readonly places: readonly PagePlaces[];
}

const CAUSES: Readonly<Record<Unread, { readonly zh: string; readonly en: string }>> = {
  undecodable: {
    zh: '数据损坏或中途断掉，解不出来',
    en: 'data is damaged or stops half way and cannot be unpacked',
  },
  filter: { zh: '压缩方式无法识别', en: 'it is packed in an unknown way' },
  missing: {
    zh: '用到的图片、字体、颜色或内容不在文件里',
    en: 'a picture, font, colour or content that it uses is not in the file',
  },
  syntax: {
    zh: '绘图指令写错或没有写完',
    en: 'drawing operators are wrong or break off',
  },
  depth: { zh: '嵌套层数过多', en: 'it is nested too deeply' },
  loop: { zh: '图形循环引用自己', en: 'a drawing contains itself' },
  pattern: {
    zh: '底纹图案的间距小到画不出来',
    en: 'the step of a pattern is too small to be drawn',
  },
  picture: {
    zh: '图片数据损坏、不完整，或与标明的尺寸不符',
    en: 'the data of a picture is damaged, incomplete or not of the stated size',
  },
};

/** Most serious first. Nothing is called good when not everything was read. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  const isRead = !findings.some(({ code }) => isUnread(code));
  return worstFirst(
    findings.filter(({ code }) => isRead || (code !== 'RESOLUTION_OK' && code !== 'FONTS_OK')),
  );
}

/** Findings of everything in `notes`, in no particular order. */
export function noteFindings({ repaired, active, places }: FileNotes): Finding[] {
  const findings = [
    ...unread(places),
    ...cutShort(places),
    ...oddPages(places),
    ...annotations(places),
    ...hiddenLayers(places),
    ...active.map(activePart),
  ];
  if (repaired) findings.push(FILE_REPAIRED);
  return findings;
}

const FILE_REPAIRED: Finding = {
  code: 'FILE_REPAIRED',
  severity: 'warning',
  message: 'PDF 的内部结构有错误，修复后才读出来。请对照预览核对内容是否齐全',
  english:
    'The inner structure of the PDF has errors and was mended to be read. Please compare the preview: is everything there?',
};

function unread(places: readonly PagePlaces[]): Finding[] {
  return (Object.keys(CAUSES) as Unread[]).flatMap((cause) => {
    const hit = places.flatMap(({ page, unread: all }) =>
      all.filter((one) => one.cause === cause).map(({ box }) => ({ page, box })),
    );
    const [first] = hit;
    if (!first) return [];
    const pages = hit.flatMap(({ page }) => page ?? []);
    const { zh, en } = CAUSES[cause];
    const where = pages.length > 0 ? `第 ${pageList(pages)} 页` : '文件';
    const inEnglish = pages.length > 0 ? englishPages(pages) : 'The file';
    return [
      {
        code: 'UNREADABLE_CONTENT',
        severity: 'error',
        ...placeOf(first),
        value: cause,
        message: `${where}有内容读不出来：${zh}。请重新导出 PDF 再上传；不更换的话，要人工核对后才能付印`,
        english: `${inEnglish}: something cannot be read: ${en}. Please export the PDF again; otherwise a person has to look at it before it is printed`,
      },
    ];
  });
}

function placeOf({ page, box }: { readonly page: number | null; readonly box: BoxMm | null }) {
  return { ...(page === null ? {} : { page }), ...(box === null ? {} : { box }) };
}

function numbersOf(places: readonly PagePlaces[], test: (place: PagePlaces) => boolean): number[] {
  return places.flatMap((place) => (place.page !== null && test(place) ? [place.page] : []));
}

function cutShort(places: readonly PagePlaces[]): Finding[] {
  const pages = numbersOf(places, ({ cut }) => cut);
  const [page] = pages;
  if (page === undefined) return [];
  return [
    {
      code: 'CUT_SHORT',
      severity: 'warning',
      page,
      message: `第 ${pageList(pages)} 页内容非常复杂，只检查了前一部分的图片和颜色；下单后会人工复核`,
      english: `${englishPages(pages)}: very complex; only the first part of pictures and colours was checked. A person checks the rest after the order`,
    },
  ];
}

function oddPages(places: readonly PagePlaces[]): Finding[] {
  const pages = numbersOf(places, ({ isOdd }) => isOdd);
  const [page] = pages;
  if (page === undefined) return [];
  return [
    {
      code: 'PAGE_BOX',
      severity: 'warning',
      page,
      message: `第 ${pageList(pages)} 页的页面框、旋转或单位写得不对，不同软件会读成不同尺寸。请核对页面尺寸，或重新导出 PDF`,
      english: `${englishPages(pages)}: page boxes, rotation or unit are wrong, and programs read different sizes. Please check the size or export the PDF again`,
    },
  ];
}

function annotations(places: readonly PagePlaces[]): Finding[] {
  return [true, false].flatMap((isField) => {
    const hit = places.flatMap(({ page, annotations: all }) =>
      all.filter((one) => one.isField === isField).map(({ box }) => ({ page, box })),
    );
    const [first] = hit;
    if (!first) return [];
    const pages = [...new Set(hit.flatMap(({ page }) => page ?? []))];
    const [zh, en] = isField ? ['表单域', 'form fields'] : ['批注', 'annotations'];
    return [
      {
        code: 'ANNOTATION_PRINTS',
        severity: 'warning',
        ...placeOf(first),
        value: hit.length,
        message: `第 ${pageList(pages)} 页有 ${hit.length} 个${zh}会一起印出来，已画在预览里。不要印请先删除`,
        english: `${englishPages(pages)}: ${hit.length} ${en} will be printed and are drawn in the preview. Remove what shall not be printed`,
      },
    ];
  });
}

function hiddenLayers(places: readonly PagePlaces[]): Finding[] {
  const pages = numbersOf(places, (place) => place.hiddenLayers.length > 0);
  const [page] = pages;
  if (page === undefined) return [];
  const names = [...new Set(places.flatMap((place) => place.hiddenLayers))].filter(Boolean);
  const zh = names.length > 0 ? `“${names.slice(0, 4).join('”“')}”` : '';
  const en = names.length > 0 ? ` “${names.slice(0, 4).join('”, “')}”` : '';
  return [
    {
      code: 'HIDDEN_LAYER',
      severity: 'ok',
      page,
      message: `第 ${pageList(pages)} 页有隐藏图层${zh}，不会印出来`,
      english: `${englishPages(pages)}: hidden layers${en} are not printed`,
    },
  ];
}

const ACTIVE: Readonly<
  Record<ActiveKind, { code: Finding['code']; readonly zh: string; readonly en: string }>
> = {
  script: { code: 'SCRIPT', zh: '脚本', en: 'scripts' },
  launch: { code: 'LAUNCH_ACTION', zh: '启动其他程序的动作', en: 'actions that start programs' },
  attachment: { code: 'ATTACHMENT', zh: '附件', en: 'attachments' },
};

function activePart(part: FileNotes['active'][number]): Finding {
  const { code, zh, en } = ACTIVE[part.kind];
  return {
    code,
    severity: 'warning',
    ...placeOf(part),
    message: `PDF 里带有${zh}，不会执行，制版时会去掉`,
    english: `The PDF carries ${en}: they are not run, and removed on the way to production`,
  };
}

/** Adds the pages (1-based) whose preview shows nothing, or not everything. */
export function withIncompletePreviews(
  report: PreflightReport,
  pages: readonly number[],
): PreflightReport {
  const [page] = pages;
  if (page === undefined || report.facts === null) return report;
  const finding: Finding = {
    code: 'PREVIEW_INCOMPLETE',
    severity: 'warning',
    page,
    message: `第 ${pageList(pages)} 页的预览画不出来或不完整，请以原文件为准；下单后会人工核对`,
    english: `${englishPages(pages)}: the preview could not be drawn, or not completely. The file counts; a person checks it after the order`,
  };
  return {
    ...report,
    status: report.status === 'passed' ? 'warning' : report.status,
    findings: inOrder([...report.findings, finding]),
  };
}
