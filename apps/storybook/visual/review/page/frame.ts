// What stands around the pictures: head, filters, list, keys.
import type { Item, Kind } from '../report.types.ts';
import { choices, el } from './dom.ts';
import { kinds, namesOf } from './items.ts';
import { say, speak, spoken } from './say.ts';
import type { State } from './state.ts';

/** The head of the page, with what it compares, language and theme. */
export function headOf({ report }: State, again: () => void): HTMLElement {
  const { source } = report;
  const lead =
    source.is === 'run'
      ? say('ofRun')
      : say('ofCommit', { words: [source.commit, source.subject] });
  const theme = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
  return el(
    'header',
    {},
    el(
      'div',
      {},
      el('p', { class: 'kicker' }, say('brand')),
      el('h1', {}, say('title')),
      el('p', { class: 'lead' }, lead),
    ),
    el(
      'div',
      { class: 'settings' },
      choices(
        say('language'),
        'language',
        [
          { value: 'zh', label: '中文' },
          { value: 'en', label: 'English' },
        ],
        spoken(),
        (language) => {
          speak(language);
          again();
        },
      ),
      choices(
        say('theme'),
        'theme',
        [
          { value: 'light', label: say('light') },
          { value: 'dark', label: say('dark') },
        ],
        theme,
        (next) => {
          document.documentElement.dataset.theme = next;
        },
      ),
    ),
  );
}

/** How many of which kind there are, each to be shown or not, and how many are what they were. */
export function filtersOf(
  state: State,
  choose: (kind: Kind, isShown: boolean) => void,
): HTMLElement {
  const { report, items } = state;
  const boxes = kinds.map((kind) => {
    const count = items.filter((item) => item.kind === kind).length;
    if (count === 0) return null;
    const input = el('input', { type: 'checkbox', name: kind, checked: state.kinds.has(kind) });
    input.addEventListener('change', () => choose(kind, input.checked));
    return el(
      'label',
      { class: `kind ${kind}` },
      input,
      el('span', {}, say(kind)),
      el('b', {}, String(count)),
    );
  });
  const rest = [say('unchanged', { n: report.unchanged })];
  if (report.near > 0) rest.push(say('near', { n: report.near }));
  return el(
    'div',
    { class: 'summary' },
    el('fieldset', { class: 'kinds' }, el('legend', { class: 'unseen' }, say('shown')), ...boxes),
    el('p', { class: 'quiet' }, rest.join(spoken() === 'zh' ? '，' : '; ')),
    report.unphotographed.length > 0 &&
      el(
        'details',
        {},
        el('summary', {}, say('unphotographed', { n: report.unphotographed.length })),
        el('ul', { class: 'names' }, ...report.unphotographed.map((name) => el('li', {}, name))),
      ),
  );
}

const markOf = (state: State, { name, kind }: Item): string =>
  state.accepted.has(name)
    ? say('acceptedOne')
    : state.chosen.has(name)
      ? say('chosenOne')
      : say(kind);

/** The changed pictures below their components and screens. */
export function listOf(state: State, isWide: boolean): HTMLElement {
  const groups = state.report.groups.map(({ id, title, items }) => {
    const rows = items
      .filter(({ kind }) => state.kinds.has(kind))
      .map((item) => {
        const { story, dress } = namesOf(item);
        const isDone = state.accepted.has(item.name) || state.chosen.has(item.name);
        return el(
          'li',
          {},
          el(
            'a',
            {
              href: `#${encodeURIComponent(item.name)}`,
              'aria-current': item === state.current && 'true',
              class: isDone ? 'done' : item.kind,
            },
            el('span', { class: 'story' }, story),
            el('span', { class: 'dress' }, dress),
            el('span', { class: 'mark' }, markOf(state, item)),
          ),
        );
      });
    return rows.length === 0
      ? null
      : el(
          'section',
          { 'aria-labelledby': `group-${id}` },
          el('h2', { id: `group-${id}` }, titleFor(title)),
          el('ul', {}, ...rows),
        );
  });
  const list = el(
    'details',
    { class: 'list', open: isWide },
    el('summary', {}, say('list')),
    ...groups,
  );
  return el('nav', { 'aria-label': say('list') }, list);
}

/** `表单 Fields/登录表单 LoginForm` in the language of the page; titles of one language stay as they are. */
export function titleFor(title: string): string {
  return title
    .split('/')
    .map((part) => {
      const [, chinese, english] = /^(\S*\p{Script=Han}\S*) (.+)$/u.exec(part) ?? [];
      return (spoken() === 'zh' ? chinese : english) ?? part;
    })
    .join(' / ');
}

/** The keys, and whether they work. */
export function keysOf(state: State): HTMLElement {
  const input = el('input', { type: 'checkbox', name: 'keys', checked: state.areKeysOn });
  input.addEventListener('change', () => {
    state.areKeysOn = input.checked;
  });
  const rows = [
    [['J', 'K'], say('keyMove')],
    [['A'], say('keyAccept')],
    [['1', '2', '3', '4', '5'], say('keyViews')],
    [['S'], say('keySwap')],
    [['Z'], say('keySize')],
  ] as const;
  return el(
    'footer',
    { class: 'keys' },
    el('h2', {}, say('keys')),
    el(
      'dl',
      {},
      ...rows.map(([keys, does]) =>
        el('div', {}, el('dt', {}, ...keys.map((key) => el('kbd', {}, key))), el('dd', {}, does)),
      ),
    ),
    el('label', { class: 'choice' }, input, say('keysOn')),
  );
}
