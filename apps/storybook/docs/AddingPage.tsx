// How a component is added, with real file names.
import type { ReactNode } from 'react';
import { Page, Section, TextList } from './Prose.tsx';

export function AddingPage(): ReactNode {
  return (
    <Page
      title={{ zh: '怎样添加一个组件', en: 'How to add a component' }}
      lead={{
        zh: '一个组件一个文件夹：删掉文件夹，别处不留痕迹。以 `Button` 为范例。',
        en: 'A component is a folder: delete it, and no trace is left elsewhere. `Button` is the example.',
      }}
    >
      <Section title={{ zh: '步骤', en: 'Steps' }}>
        <TextList
          isSteps
          lines={[
            {
              zh: '先在手册里找：每页的“什么时候不用它”会告诉您改用什么。没有合适的，再往下走。',
              en: 'Look through the manual first: every page says what to use instead. Go on when nothing fits.',
            },
            {
              zh: '`packages/ui/src/components/<Name>/<Name>.tsx`：先写接口，每个属性一句说明，有默认值就写 `@default`；根元素带 `data-component`，部件带 `data-part`。没有 `className`，没有间距属性。',
              en: '`packages/ui/src/components/<Name>/<Name>.tsx`: the interface first, a sentence for every prop, `@default` where there is one; the root carries `data-component`, parts `data-part`. No `className`, no space props.',
            },
            {
              zh: '`<Name>.css.ts`：样式写在 `component()` 里，只用 `vars` 的令牌；状态读 `state(…)` 的属性，不写 `:hover`。',
              en: '`<Name>.css.ts`: styles inside `component()`, values from `vars` only; states are attributes read by `state(…)`, never `:hover`.',
            },
            {
              zh: '`packages/ui/exports/<Name>.ts`：公开的名字写在这里，别处引入 `@banxin/ui/<Name>`。',
              en: '`packages/ui/exports/<Name>.ts`: the public names; others import `@banxin/ui/<Name>`.',
            },
            {
              zh: '`<Name>.stories.tsx`：`Default`，由样式推导的 `Matrix`，然后每条承诺一个故事，用 `play` 证明。组件有自带文字时加 `English`。',
              en: '`<Name>.stories.tsx`: `Default`, a `Matrix` derived from the styles, then a story for every promise, proved by its `play`; `English` when it has strings of its own.',
            },
            {
              zh: '标题是英文名；它的中文名写进 `apps/storybook/.storybook/titles.ts`，侧栏两种名字都显示，都能搜到。',
              en: 'Its title is its English name; the Chinese one goes into `apps/storybook/.storybook/titles.ts`: the sidebar shows both, and finds both.',
            },
            {
              zh: '照片按需要拍：`Matrix`（或带标签 `sheet` 的故事）拍三张，其余只有带标签 `photo` 的才拍。没有 `play` 也没有照片的故事什么都没证明，检查会拒绝它。',
              en: 'Pictures are asked for: three of the `Matrix` (or the story tagged `sheet`), of the rest only those tagged `photo`. A story with neither a `play` nor a picture proves nothing, and a check refuses it.',
            },
            {
              zh: '`<Name>.guide.ts`：用途、不用时改用什么、结构、键盘、无障碍、文案，两种语言。手册页由它生成，`guides.test.tsx` 核对它说的是真的。',
              en: '`<Name>.guide.ts`: purpose, what instead, anatomy, keyboard, accessibility, writing, in both languages. Its page is made from it, and `guides.test.tsx` checks that it tells the truth.',
            },
            {
              zh: '自带文字写进 `<Name>.words.ts` 与 `<Name>.words.en.ts`，中英文同时；几个组件共用的写进 `packages/ui/src/messages`。',
              en: 'Strings go into `<Name>.words.ts` and `<Name>.words.en.ts`, Chinese and English together; those that several components share into `packages/ui/src/messages`.',
            },
            {
              zh: '`npm run reports -w @banxin/ui` 汇总文字，更新公开名称与属性的报告，`npm run visual:update` 更新照片，看过再提交。',
              en: '`npm run reports -w @banxin/ui` joins the strings and renews the reports of names and props, `npm run visual:update` the photographs; look before you commit.',
            },
            {
              zh: '`npx changeset` 写一句使用者看得懂的变化，然后 `npm test`。',
              en: '`npx changeset` with a sentence that users understand, then `npm test`.',
            },
          ]}
        />
      </Section>
    </Page>
  );
}
