// Where changes are written down.
import type { ReactNode } from 'react';
import { Page, Section, Table, TextList } from './Prose.tsx';

export function ChangesPage(): ReactNode {
  return (
    <Page
      title={{ zh: '版本与变化', en: 'Releases and changes' }}
      lead={{
        zh: '一个变化一张纸条；发布时纸条合成版本号和变更记录。',
        en: 'Every change leaves a note; a release turns the notes into a version and a change log.',
      }}
    >
      <Section title={{ zh: '在哪里看', en: 'Where to look' }}>
        <TextList
          lines={[
            {
              zh: '还没有发布的变化：`.changeset/` 里的每个文件。',
              en: 'Changes that are not released yet: the files in `.changeset/`.',
            },
            {
              zh: '已经发布的：`packages/ui/CHANGELOG.md`，第一次发布时生成。',
              en: 'Released ones: `packages/ui/CHANGELOG.md`, written by the first release.',
            },
            {
              zh: '为什么这样决定：`docs/decisions/`，一事一页。',
              en: 'Why something was decided: `docs/decisions/`, one page each.',
            },
          ]}
        />
      </Section>
      <Section title={{ zh: '版本号', en: 'Version numbers' }}>
        <Table
          heads={[
            { zh: '变化', en: 'Change' },
            { zh: '版本', en: 'Version' },
          ]}
          rows={[
            [
              {
                zh: '删除或改名公开的名字、属性、取值；照片里看得出的外观变化',
                en: 'A public name, prop or value goes or is renamed',
              },
              { zh: '主版本（1.0 以前为次版本）', en: 'major (minor before 1.0)' },
            ],
            [
              { zh: '新组件、新属性、新取值', en: 'A new component, prop or value' },
              { zh: '次版本', en: 'minor' },
            ],
            [
              { zh: '修正，不改变写法', en: 'A correction that changes nobody’s code' },
              { zh: '修订号', en: 'patch' },
            ],
          ]}
        />
      </Section>
    </Page>
  );
}
