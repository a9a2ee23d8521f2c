// Puts every field inside a dialog, a drawer, a form in a dialog, and a table, for a browser to try.
import '../../exports/styles.ts';
import { type ReactNode, StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Button } from '../../exports/Button.ts';
import { Dialog, DialogTrigger } from '../../exports/Dialog.ts';
import { Drawer } from '../../exports/Drawer.ts';
import { Form } from '../../exports/Form.ts';
import { Table } from '../../exports/Table.ts';
import { type Story, Surroundings, stories } from '../collectStories.tsx';

/** Files under `Fields/` that hold no field, and what they hold. */
const notFields: Readonly<Record<string, string>> = {
  'Fields/Form': 'the container itself',
  'Fields/LoginForm': 'a whole form, and forms do not nest',
  'Fields/FileRow': 'a file that was chosen already',
};

const isField = ({ title }: Story): boolean => title.startsWith('Fields/') && !(title in notFields);

type Wrap = (field: ReactNode) => ReactNode;

const opened =
  (Overlay: typeof Dialog | typeof Drawer): Wrap =>
  (field) => (
    <DialogTrigger>
      <Button>打开容器</Button>
      <Overlay title="容器">{field}</Overlay>
    </DialogTrigger>
  );

function CountedForm({ children }: { children: ReactNode }): ReactNode {
  const [sent, setSent] = useState(0);
  return (
    <Form aria-label="表单" onSubmit={() => setSent((times) => times + 1)}>
      {children}
      <Button type="submit">提交</Button>
      <output data-sent={sent} />
    </Form>
  );
}

const containers: Readonly<Record<string, Wrap>> = {
  Dialog: opened(Dialog),
  Drawer: opened(Drawer),
  Form: (field) => opened(Dialog)(<CountedForm>{field}</CountedForm>),
  Table: (field) => (
    <>
      <Button>打开容器</Button>
      <Table
        label="容器"
        rowKey={(row) => row}
        rows={['一', '二']}
        columns={[
          { id: 'no', header: '序号', isRowHeader: true, cell: (row) => row },
          { id: 'field', header: '字段', cell: (row) => (row === '一' ? field : null) },
        ]}
      />
    </>
  ),
};

export interface Nest {
  /** Titles of all field files, and of those that lack a story named `Default`. */
  titles: string[];
  withoutDefault: string[];
  containers: string[];
  show: (title: string, container: string) => void;
}

declare global {
  interface Window {
    nest: Nest;
  }
}

const fields = stories.filter(isField);
const defaults = new Map(
  fields.filter(({ name }) => name === 'Default').map((story) => [story.title, story]),
);
const titles = [...new Set(fields.map(({ title }) => title))].sort();
let root: Root | undefined;

window.nest = {
  titles,
  withoutDefault: titles.filter((title) => !defaults.has(title)),
  containers: Object.keys(containers),
  show(title, container) {
    root?.unmount();
    document.body.replaceChildren(document.createElement('main'));
    const place = document.querySelector('main');
    const story = defaults.get(title);
    const wrap = containers[container];
    if (!place || !story || !wrap) throw new Error(`nothing to show for ${title} in ${container}`);
    const { Element, locale } = story;
    const field = (
      <div data-nested>
        <Element />
      </div>
    );
    const shown = createRoot(place);
    root = shown;
    flushSync(() =>
      shown.render(
        <StrictMode>
          <Surroundings locale={locale}>{wrap(field)}</Surroundings>
        </StrictMode>,
      ),
    );
  },
};
