/**
 * Reads a folder of news and help: `categories.yaml`, `news/<id>-<slug>.md`, `help/<id>-<slug>.md`,
 * `pictures/<name>.svg`. All of it is read before anything is said, so that an editor sees every problem at once.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoute } from '@banxin/contract/routes';
import { productById, categories as productCategories } from '@banxin/pricing/products';
import type { ArticleKind, Heading } from '../../db/tables/content.ts';
import {
  type Categories,
  type HelpHead,
  type NewsHead,
  readYaml,
  shapes,
  splitFrontMatter,
} from './frontMatter.ts';
import { readMarkdown } from './markdown.ts';
import { readSvg, type SvgPicture } from './svgPicture.ts';

export interface Article {
  readonly kind: ArticleKind;
  readonly id: number;
  readonly topicId: number;
  readonly title: string;
  readonly titleEn: string;
  readonly summary: string;
  readonly summaryEn: string;
  readonly tags: readonly string[];
  readonly html: string;
  readonly outline: readonly Heading[];
  /** Instant; null for a draft. */
  readonly publishedAt: string | null;
  readonly endsOn: string | null;
  readonly flags: number;
  readonly isPinned: boolean;
  readonly productIds: readonly number[];
}

export interface Content {
  readonly categories: Categories;
  readonly articles: readonly Article[];
  readonly pictures: readonly SvgPicture[];
}

/** A folder that cannot be taken: every problem as `file:line: what is wrong`. */
export class ContentError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(
      `内容有误，没有导入 / Nothing was imported:\n${problems.map((p) => `  · ${p}`).join('\n')}`,
    );
    this.name = 'ContentError';
    this.problems = problems;
  }
}

type Complain = (message: string, line?: number) => void;

/** A file of an article whose head could be read. */
interface Draft {
  readonly kind: ArticleKind;
  readonly head: NewsHead | HelpHead;
  readonly body: string;
  /** Lines before the text. */
  readonly lines: number;
  readonly complain: Complain;
}

const isNews = (head: NewsHead | HelpHead): head is NewsHead => 'type' in head;

const filesIn = (folder: string, ending: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(ending))
        .sort()
    : [];

function readDraft(kind: ArticleKind, name: string, text: string, complain: Complain) {
  const parts = splitFrontMatter(text);
  if (parts === null) {
    complain('缺少开头的 --- 段落');
    return [];
  }
  const read = readYaml<NewsHead | HelpHead>(parts.head, shapes[kind]);
  if ('problems' in read) {
    for (const problem of read.problems) complain(problem);
    return [];
  }
  if (!name.startsWith(`${read.value.id}-`)) complain(`文件名应以编号 ${read.value.id}- 开头`);
  const draft: Draft = { kind, head: read.value, body: parts.body, lines: parts.lines, complain };
  return [draft];
}

interface Whole {
  readonly categories: Categories;
  readonly drafts: readonly Draft[];
}

/** Why a link leads nowhere: every page of the shop that an article may name, and what must exist there. */
function linkProblemOf(href: string, { categories, drafts }: Whole): string | null {
  if (/^(https|mailto|tel):/.test(href)) return null;
  const matched = href.startsWith('/') && !href.startsWith('//') ? matchRoute(href) : null;
  if (matched === null) return `链接 ${href} 没有对应的页面`;
  const { id = '', tag, type, categoryId } = matched.params;
  const has = (kind: ArticleKind) =>
    drafts.some((draft) => draft.kind === kind && String(draft.head.id) === id);
  const category = categories.help.find((one) => String(one.id) === id);
  const leads: Readonly<Record<string, () => boolean>> = {
    newsDetail: () => has('news'),
    supportDetail: () => has('help'),
    newsList: () => categories.news.some((one) => String(one.id) === type),
    supportList: () =>
      id === '' ||
      (category !== undefined &&
        (tag === undefined || category.tags.some(({ name }) => name === tag))),
    productDetail: () => productById(Number(id)) !== undefined,
    productStock: () => productById(Number(id)) !== undefined,
    category: () => id === '' || productCategories.some((one) => String(one.id) === id),
    productMult: () => productCategories.some((one) => String(one.id) === categoryId),
  };
  return (leads[matched.route.name]?.() ?? true) ? null : `链接 ${href} 指向的内容不存在`;
}

function checkHead({ kind, head, complain }: Draft, { categories }: Whole): void {
  for (const id of head.products) {
    if (productById(id) === undefined) complain(`products：没有产品 ${id}`);
  }
  if (Number.isNaN(Date.parse(`${head.published}:00+08:00`))) complain('published：没有这一天');
  if (isNews(head)) {
    const exists = head.type !== 0 && categories.news.some(({ id }) => id === head.type);
    if (!exists) complain(`type：categories.yaml 里没有 ${head.type}`);
    if (head.ends !== undefined && Number.isNaN(Date.parse(head.ends)))
      complain('ends：没有这一天');
    return;
  }
  const category = categories[kind].find(({ id }) => id === head.category);
  if (category === undefined) complain(`category：categories.yaml 里没有 ${head.category}`);
  const tags = categories.help.find(({ id }) => id === head.category)?.tags ?? [];
  for (const tag of head.tags) {
    if (!tags.some(({ name }) => name === tag)) complain(`tags：这个分类没有标签“${tag}”`);
  }
}

function articleOf(draft: Draft, whole: Whole, pictures: ReadonlyMap<string, SvgPicture>): Article {
  const { kind, head, body, lines, complain } = draft;
  checkHead(draft, whole);
  const { html, outline, problems } = readMarkdown(body, {
    pictures,
    linkProblem: (href) => linkProblemOf(href, whole),
  });
  for (const { line, message } of problems) complain(message, lines + line);
  if (html.trim() === '') complain('没有正文');
  const own = isNews(head)
    ? {
        topicId: head.type,
        tags: [],
        flags: head.flags,
        isPinned: head.pinned,
        endsOn: head.ends ?? null,
      }
    : { topicId: head.category, tags: head.tags, flags: 0, isPinned: false, endsOn: null };
  return {
    kind,
    id: head.id,
    title: head.title,
    titleEn: head.titleEn,
    summary: head.summary,
    summaryEn: head.summaryEn,
    html,
    outline,
    publishedAt: head.draft ? null : `${head.published}:00.000+08:00`,
    productIds: head.products,
    ...own,
  };
}

const twice = (numbers: readonly number[]): readonly number[] =>
  numbers.filter((number, index) => numbers.indexOf(number) !== index);

/** Reads the folder. Throws {@link ContentError} with everything that is wrong in it. */
export function readContent(folder: string): Content {
  const problems: string[] = [];
  const complainOf =
    (file: string): Complain =>
    (message, line) =>
      problems.push(`${file}${line === undefined ? '' : `:${line}`}：${message}`);
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

  if (!existsSync(join(folder, 'categories.yaml'))) {
    throw new ContentError([`${folder} 里没有 categories.yaml`]);
  }
  const read = readYaml(textOf('categories.yaml'), shapes.categories);
  if ('problems' in read) {
    throw new ContentError(read.problems.map((problem) => `categories.yaml：${problem}`));
  }
  const categories = read.value;
  const complainOfCategories = complainOf('categories.yaml');
  for (const kind of ['news', 'help'] as const) {
    for (const id of twice(categories[kind].map((one) => one.id))) {
      complainOfCategories(`${kind} 的编号 ${id} 重复`);
    }
  }
  if (!categories.news.some(({ id }) => id === 0)) {
    complainOfCategories('news 缺少编号 0：全部新闻的名称');
  }

  const pictures = new Map<string, SvgPicture>();
  for (const name of filesIn(join(folder, 'pictures'), '.svg')) {
    const file = `pictures/${name}`;
    const picture = readSvg(textOf(file));
    if ('problems' in picture) for (const problem of picture.problems) complainOf(file)(problem);
    else pictures.set(file, picture);
  }

  const drafts = (['news', 'help'] as const).flatMap((kind) =>
    filesIn(join(folder, kind), '.md').flatMap((name) => {
      const file = `${kind}/${name}`;
      return readDraft(kind, name, textOf(file), complainOf(file));
    }),
  );
  for (const kind of ['news', 'help'] as const) {
    const ids = drafts.filter((draft) => draft.kind === kind).map(({ head }) => head.id);
    for (const id of twice(ids)) complainOf(kind)(`编号 ${id} 重复`);
  }
  const whole = { categories, drafts };
  const articles = drafts.map((draft) => articleOf(draft, whole, pictures));
  if (problems.length > 0) throw new ContentError(problems);
  return { categories, articles, pictures: [...pictures.values()] };
}
