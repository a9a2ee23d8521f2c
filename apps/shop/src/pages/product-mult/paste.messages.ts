/** Texts of pasting a table. */
import { dictionary } from '../../lib/text.ts';

export const pasteText = dictionary(
  {
    title: '粘贴表格',
    field: '表格内容',
    hint: '从 Excel 或 WPS 复制后粘贴在这里。第一行可以是列名，没有列名时按：产品、成品尺寸、材质、克重、印色、工艺、数量、款数',
    as: '每一行是',
    asJobs: '一单',
    asNames: '一款的名称',
    asWords: '一句下单要求',
    namesOf: '这些款的规格',
    namesStart: (row: number, spec: string) => `第 ${row} 行：${spec}`,
    jobs: (count: number) => `${count} 行`,
    understood: (count: number, faulty: number) =>
      faulty === 0
        ? `${count} 行都看懂了`
        : `${count} 行，${faulty} 行有看不懂的内容，加入后可在表里修改`,
    namesMade: (names: number, jobs: number) => `${names} 个名称，合为 ${jobs} 单 ${names} 款`,
    ignored: (names: string) => `这些列没有用到：${names}`,
    over: (count: number) => `最多 200 行，后面 ${count} 行没有加入`,
    atRow: (row: number, words: string) => `第 ${row} 行：${words}`,
    more: (count: number) => `还有 ${count} 处`,
    cancel: '取消',
    apply: (count: number) => `加入 ${count} 行`,
    reading: '正在看懂每一行',
    readFailed: '没有读完，请重试',
    again: '重试',
    elsewhere: (names: string) => `不属于这一类：${names}`,
    notUnderstood: (words: string) => `没看懂“${words}”`,
    added: (count: number) => `已加入 ${count} 行`,
  },
  {
    title: 'Paste a table',
    field: 'The table',
    hint: 'Copy it from a spreadsheet and paste it here. The first line may name the columns; without names they are: product, size, material, weight, inks, finishing, quantity, designs',
    as: 'Each line is',
    asJobs: 'a job',
    asNames: 'the name of a design',
    asWords: 'a request in words',
    namesOf: 'Specification of these designs',
    namesStart: (row: number, spec: string) => `Row ${row}: ${spec}`,
    jobs: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
    understood: (count: number, faulty: number) =>
      faulty === 0
        ? `All ${count} rows are understood`
        : `${count} rows, ${faulty} with something that is not understood; mend it in the table`,
    namesMade: (names: number, jobs: number) =>
      jobs === 1 ? `${names} names: 1 job of ${names} designs` : `${names} names: ${jobs} jobs`,
    ignored: (names: string) => `Columns that are not used: ${names}`,
    over: (count: number) => `At most 200 rows: ${count} were left out`,
    atRow: (row: number, words: string) => `Row ${row}: ${words}`,
    more: (count: number) => `${count} more`,
    cancel: 'Cancel',
    apply: (count: number) => (count === 1 ? 'Add 1 row' : `Add ${count} rows`),
    reading: 'The lines are being read',
    readFailed: 'Not all of it was read; please try again',
    again: 'Try again',
    elsewhere: (names: string) => `Of another category: ${names}`,
    notUnderstood: (words: string) => `“${words}” is not understood`,
    added: (count: number) => (count === 1 ? '1 row added' : `${count} rows added`),
  },
);
