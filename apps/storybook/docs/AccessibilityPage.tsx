// What is promised to every reader, and how each promise is checked.
import type { ReactNode } from 'react';
import { Page, Section, Table, TextList } from './Prose.tsx';

export function AccessibilityPage(): ReactNode {
  return (
    <Page
      title={{ zh: '无障碍承诺', en: 'Accessibility promises' }}
      lead={{
        zh: '目标是 WCAG 2.2 AA。每条承诺后面写着它怎样被检查；没有检查的，不算承诺。',
        en: 'The aim is WCAG 2.2 AA. Each promise says how it is checked; what nobody checks is not a promise.',
      }}
    >
      <Section title={{ zh: '承诺与检查', en: 'Promises and checks' }}>
        <Table
          heads={[
            { zh: '我们保证', en: 'We promise' },
            { zh: '怎样检查', en: 'How it is checked' },
          ]}
          rows={[
            [
              {
                zh: '全部操作只用键盘就能完成，焦点总看得见',
                en: 'Everything works with the keyboard alone, and the focus is always visible',
              },
              {
                zh: '每个可操作组件的故事真的按键：Tab、Enter、空格、方向键、Home、End、Escape，并核对焦点在哪里',
                en: 'Stories of every interactive component press the keys and check where the focus is',
              },
            ],
            [
              {
                zh: '浮层关闭后，焦点回到打开它的地方',
                en: 'When an overlay closes, the focus returns to what opened it',
              },
              {
                zh: '对话框、菜单、抽屉、看图器的故事核对焦点',
                en: 'Stories of dialog, menu, drawer and viewer check it',
              },
            ],
            [
              {
                zh: '每个控件都有名称；没有名称不能通过类型检查',
                en: 'Every control has a name; without one it does not compile',
              },
              {
                zh: '`label`、`aria-label`、`aria-labelledby` 三选一是类型；axe 再查一遍',
                en: '`label`, `aria-label` or `aria-labelledby` is a type; axe checks again',
              },
            ],
            [
              {
                zh: '文字对比度不低于 4.5:1，控件边线不低于 3:1，两种主题都是',
                en: 'Text has 4.5:1, borders of controls 3:1, in both themes',
              },
              {
                zh: '`contrast.test.ts` 按公式计算每一对；axe 在每个故事里测量',
                en: '`contrast.test.ts` computes every pair; axe measures in every story',
              },
            ],
            [
              {
                zh: '不只靠颜色传达：错误有图标和文字，减免有负号',
                en: 'Colour is never alone: errors have a sign and words, reductions a minus',
              },
              {
                zh: '强制配色下每个 `Matrix` 都有照片',
                en: 'Every `Matrix` is photographed in forced colours',
              },
            ],
            [
              {
                zh: '变化会读出：等待、结果、页码、合计',
                en: 'Changes are announced: waiting, results, pages, totals',
              },
              {
                zh: '故事核对 `status` 与 `alert` 的文字',
                en: 'Stories check the words of `status` and `alert`',
              },
            ],
            [
              {
                zh: '读者要求减弱动效时，没有动效',
                en: 'Nothing moves when the reader asks for less motion',
              },
              { zh: '动效令牌在该设置下为 0', en: 'The motion tokens are 0 under that setting' },
            ],
            [
              {
                zh: '390 px 宽都能用，页面不左右滚动',
                en: 'It works at 390 px without sideways scrolling',
              },
              {
                zh: '组件的 `Matrix`、页面与流程的状态在 390 px 下拍照；左右滚动的页面通不过',
                en: 'Every `Matrix` and every state of a page or flow is photographed at 390 px; a page that scrolls sideways fails',
              },
            ],
            [
              {
                zh: '禁用的选项说明原因，键盘和读屏也能得到',
                en: 'A disabled option says why, to the keyboard and to screen readers too',
              },
              {
                zh: '`OptionChips` 的故事用键盘走到禁用项并读取原因',
                en: 'Stories of `OptionChips` reach it by keyboard and read the reason',
              },
            ],
          ]}
        />
      </Section>
      <Section title={{ zh: '还不能保证的', en: 'What is not promised' }}>
        <TextList
          lines={[
            {
              zh: '自动检查看不出文案是否好懂；请真人试用。',
              en: 'No machine can tell whether words are understood; ask people.',
            },
            {
              zh: '属性表来自源码注释，目前只有英文。',
              en: 'Tables of props come from the comments of the sources, in English only.',
            },
          ]}
        />
      </Section>
    </Page>
  );
}
