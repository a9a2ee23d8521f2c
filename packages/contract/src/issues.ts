/** Words for invalid input: every message names the field and says what would be right. */
import type * as z from 'zod/mini';

/** A finding of the schema, as far as messages need it. */
type Issue = {
  readonly code?: string | undefined;
  readonly path?: readonly PropertyKey[] | undefined;
  readonly expected?: unknown;
  readonly origin?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly inclusive?: unknown;
  readonly values?: unknown;
  readonly divisor?: unknown;
  readonly keys?: unknown;
  readonly input?: unknown;
};

const expectedWords: Readonly<Record<string, string>> = {
  string: '文本',
  number: '数字',
  int: '整数',
  boolean: ' true 或 false',
  array: '列表',
  object: '对象',
  record: '对象',
  file: '文件',
  date: '日期',
  null: '空值',
};

/** Name of a field: `items.2.name`; '' for the input as a whole. */
export const fieldName = (path: readonly PropertyKey[] = []): string => path.map(String).join('.');

const sizeWords = (issue: Issue, least: boolean): string => {
  const limit = String(least ? issue.minimum : issue.maximum);
  const word = least ? '至少' : '最多';
  if (issue.origin === 'string') {
    return least && limit === '1' ? '不能为空' : `${word} ${limit} 个字`;
  }
  if (issue.origin === 'array' || issue.origin === 'set') return `${word} ${limit} 项`;
  if (issue.origin === 'file') return `${word} ${limit} 字节`;
  if (issue.inclusive === false) return `应${least ? '大于' : '小于'} ${limit}`;
  return `不能${least ? '小于' : '大于'} ${limit}`;
};

/** What is wrong, in Chinese, without the field's name. */
const problemOf = (issue: Issue): string => {
  switch (issue.code ?? '') {
    case 'invalid_type':
      return issue.input === undefined
        ? '不能缺少'
        : `应为${expectedWords[String(issue.expected)] ?? String(issue.expected)}`;
    case 'too_small':
      return sizeWords(issue, true);
    case 'too_big':
      return sizeWords(issue, false);
    case 'invalid_value':
      return `应为 ${Array.isArray(issue.values) ? issue.values.map(String).join('、') : ''} 之一`;
    case 'not_multiple_of':
      return `应为 ${String(issue.divisor)} 的倍数`;
    case 'invalid_format':
      return '格式不正确';
    case 'unrecognized_keys':
      return `含有未知字段 ${Array.isArray(issue.keys) ? issue.keys.map(String).join('、') : ''}`;
    case 'invalid_union':
      return '不是允许的取值';
    default:
      return '不正确';
  }
};

/** Message for an issue whose row gives none. */
export const describeIssue = (issue: Issue): string => {
  const name = fieldName(issue.path);
  return name === '' ? `提交的内容${problemOf(issue)}` : `${name} ${problemOf(issue)}`;
};

/** Problems that a refusal tells; of the rest it says how many they are. */
const TOLD = 20;

/** Field name → first message, in the order found: the first {@link TOLD}, and how many more there are. */
export const problemsOf = (
  issues: readonly z.core.$ZodIssue[],
): { fields: Readonly<Record<string, string>>; more?: number } => {
  const fields = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = fieldName(path);
    if (!fields.has(name)) fields.set(name, message);
  }
  const told = Object.fromEntries([...fields].slice(0, TOLD));
  return fields.size > TOLD ? { fields: told, more: fields.size - TOLD } : { fields: told };
};
