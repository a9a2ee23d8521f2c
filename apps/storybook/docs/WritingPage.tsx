// How the interface writes: voice, amounts, dates.
import type { ReactNode } from 'react';
import { Page, Section, Table, TextList } from './Prose.tsx';

export function WritingPage(): ReactNode {
  return (
    <Page
      title={{ zh: '文案', en: 'Writing' }}
      lead={{
        zh: '简短、具体、有礼。先说结果，再说接下来会发生什么、什么时候。',
        en: 'Short, concrete, courteous. Sentence the result first, then what happens next and when.',
      }}
    >
      <Section title={{ zh: '怎么写', en: 'How' }}>
        <Table
          heads={[
            { zh: '规则', en: 'Rule' },
            { zh: '这样写', en: 'Write' },
            { zh: '不这样写', en: 'Not' },
          ]}
          rows={[
            [
              { zh: '称“您”，不称“你”，也不称“亲”', en: 'Address the customer as 您' },
              { zh: '请您确认收货地址', en: 'Please check your address' },
              { zh: '亲，看下地址哦', en: 'Hey, check that address' },
            ],
            [
              {
                zh: '按钮以动词开头，说出结果',
                en: 'A button begins with a verb and names the result',
              },
              { zh: '提交订单', en: 'Place order' },
              { zh: '确定', en: 'OK' },
            ],
            [
              {
                zh: '错误：发生了什么、保留了什么、怎么办',
                en: 'An error says what happened, what was kept, what to do',
              },
              {
                zh: '上传中断，已保留 18 MB，重新连接后继续',
                en: 'The upload stopped; 18 MB are kept and it goes on once you are connected',
              },
              { zh: '上传失败！', en: 'Upload failed!' },
            ],
            [
              {
                zh: '不能选：为什么、怎样才能选',
                en: 'What cannot be chosen says why and what would allow it',
              },
              {
                zh: '双胶纸不能覆膜，请改选铜版纸',
                en: 'Offset paper cannot be laminated; choose coated paper',
              },
              { zh: '不可用', en: 'Unavailable' },
            ],
            [
              { zh: '空列表：接下来做什么', en: 'An empty list says what to do next' },
              {
                zh: '还没有订单。选一件商品，几分钟就能下单',
                en: 'No orders yet. Choose a product; ordering takes minutes',
              },
              { zh: '暂无数据', en: 'No data' },
            ],
            [
              {
                zh: '不用感叹号，规定的文字除外',
                en: 'No exclamation marks, except in fixed texts',
              },
              { zh: '已提交，预计 10 分钟内审核', en: 'Sent; it is checked within 10 minutes' },
              { zh: '提交成功！', en: 'Success!' },
            ],
          ]}
        />
      </Section>
      <Section title={{ zh: '数字与日期', en: 'Numbers and dates' }}>
        <Table
          heads={[
            { zh: '内容', en: 'What' },
            { zh: '写法', en: 'How' },
            { zh: '由谁写', en: 'Who writes it' },
          ]}
          rows={[
            [
              { zh: '金额', en: 'Amounts' },
              {
                zh: '¥1,284.00：两位小数，千位逗号；没有数值时写 --',
                en: '¥1,284.00: two decimals, commas; -- without a value',
              },
              { zh: '`Money`', en: '`Money`' },
            ],
            [
              { zh: '大写金额', en: 'Amounts in words' },
              { zh: '壹仟贰佰捌拾肆元整', en: '壹仟贰佰捌拾肆元整' },
              { zh: '`MoneyInWords`', en: '`MoneyInWords`' },
            ],
            [
              { zh: '数量', en: 'Quantities' },
              { zh: '500 张、2 盒：数字、空格、单位', en: '500 张, 2 盒: figure, space, unit' },
              { zh: '商品给出单位', en: 'the product gives the unit' },
            ],
            [
              { zh: '尺寸', en: 'Sizes' },
              { zh: '90 × 54 mm：宽 × 高，单位在后', en: '90 × 54 mm: width × height, unit last' },
              { zh: '`ProofPreview`', en: '`ProofPreview`' },
            ],
            [
              { zh: '日期', en: 'Dates' },
              {
                zh: '11 月 23 日 送达；跨年时写年份',
                en: '11 月 23 日; with the year when it is another one',
              },
              { zh: '上海时区', en: 'Shanghai time' },
            ],
          ]}
        />
      </Section>
      <Section title={{ zh: '两种语言', en: 'Two languages' }}>
        <TextList
          lines={[
            {
              zh: '组件自带的文字在 `packages/ui/src/messages`：中文是类型的来源，英文缺一条就不能通过类型检查。',
              en: 'Built-in strings stand in `packages/ui/src/messages`: Chinese is the source of the type; a missing English string does not compile.',
            },
            {
              zh: '英文由 `@banxin/ui/messagesEn` 单独引入，中文包里不带它。',
              en: 'English comes from `@banxin/ui/messagesEn`, so that the Chinese bundle does not carry it.',
            },
          ]}
        />
      </Section>
    </Page>
  );
}
