// How changed pictures are looked at and accepted.
import type { ReactNode } from 'react';
import { useWords, type Words } from '../.storybook/manualWords.ts';
import { Page, Section, Table, TextList } from './Prose.tsx';

/** A picture of `docs/images/review`, which the README shows too. */
function Picture({ name, says }: { name: string; says: Words }): ReactNode {
  const say = useWords();
  return (
    <figure className="manual-figure">
      <img src={`./review/${name}.webp`} alt={say(says)} width={1440} height={900} />
      <figcaption className="manual-note">{say(says)}</figcaption>
    </figure>
  );
}

const code = (text: string): Words => ({ zh: `\`${text}\``, en: `\`${text}\`` });

export function ReviewPage(): ReactNode {
  return (
    <Page
      title={{ zh: '看改了什么', en: 'What changed' }}
      lead={{
        zh: '一页上看完改变了的照片：原来、现在、差别；看过就接受。',
        en: 'Changed pictures on one page: before, after, difference. Look, and accept.',
      }}
    >
      <Section
        title={{ zh: '一个真的改变', en: 'A real change' }}
        note={{
          zh: '登录框里，图形验证码移到了密码前面：34 张照片改变，每张都框出改变的地方。',
          en: 'In the login form the captcha moved before the password: 34 pictures changed, and each shows where.',
        }}
      >
        <Picture
          name="beside"
          says={{
            zh: '并排：左边原来，右边现在，改变的地方有框。',
            en: 'Side by side: before on the left, after on the right, a frame around the change.',
          }}
        />
        <Picture
          name="difference"
          says={{
            zh: '差别：不同的像素是品红，其余变淡。按 A 选中，接着看下一张。',
            en: 'Difference: pixels that differ are magenta, the rest is faded. A marks it and goes on to the next.',
          }}
        />
      </Section>
      <Section title={{ zh: '命令', en: 'Commands' }}>
        <Table
          heads={[
            { zh: '命令', en: 'Command' },
            { zh: '作用', en: 'What it does' },
          ]}
          rows={[
            [
              code('npm run review'),
              {
                zh: '最近一次拍下的照片，与树里的相比；写成一个文件，不用网络就能打开',
                en: 'The pictures of the last run beside those in the tree; a file that opens without a network',
              },
            ],
            [
              code('npm run review abc123'),
              {
                zh: '树里的照片，与某个提交里的相比',
                en: 'The pictures in the tree beside those of a commit',
              },
            ],
            [
              code('npm run review -- --take components/Login pages/login'),
              {
                zh: '先拍这些故事（不写名字就拍全部），再写页面',
                en: 'Photographs these stories first (all without a name), then writes the page',
              },
            ],
            [
              code('npm run review -- --serve'),
              {
                zh: '在本机打开页面；接受的照片直接写进树里',
                en: 'Opens the page on this machine; what is accepted is written to the tree',
              },
            ],
            [
              code('npm run review -- --accept fields-loginform'),
              {
                zh: '接受一个组件、一个故事或一张照片；`--all` 接受全部',
                en: 'Accepts a component, a story or a picture; `--all` accepts all',
              },
            ],
          ]}
        />
      </Section>
      <Section title={{ zh: '页面上有什么', en: 'What stands on the page' }}>
        <TextList
          lines={[
            {
              zh: '五种看法：并排、滑动、交换、叠放、差别，按 1 到 5。`J` `K` 下一张、上一张，`A` 接受。',
              en: 'Five views: side by side, slider, swap, overlay, difference, keys 1 to 5. `J` and `K` go on and back, `A` accepts.',
            },
            {
              zh: '大小改变时，只标出多出来或少掉的那一段；被推下去的内容不算改变。',
              en: 'When the size changed, only what came in or fell out is marked; what it pushed down is no change.',
            },
            {
              zh: '新的、不再有的、读不出来的、没有拍成的（照片停不下来，故事没通过）都各自列出，没有变的只数张数。',
              en: 'New, removed, unreadable and not taken (the picture did not rest, the story failed) are listed as such; unchanged ones are counted.',
            },
            {
              zh: '全部检查里故事一步失败时，同一页写在 `.cache/review/index.html`。',
              en: 'When the step of the stories fails in the whole run, the same page stands in `.cache/review/index.html`.',
            },
            {
              zh: '接受只改 `apps/storybook/visual/baselines`，用 Git 可以找回原来的。使用 Chromatic 的团队照旧：`npm run chromatic -w @banxin/storybook`。',
              en: 'Accepting changes `apps/storybook/visual/baselines` only; Git has the ones before. Chromatic stays for those who use it: `npm run chromatic -w @banxin/storybook`.',
            },
          ]}
        />
      </Section>
    </Page>
  );
}
