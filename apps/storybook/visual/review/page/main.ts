// The review page: draws what the report says, follows keys and presses.
import './page.css';
import type { Item, Report } from '../report.types.ts';
import { askAll, commandOf, type Outcome, open, send } from './answer.ts';
import { button, choices, el } from './dom.ts';
import { filtersOf, headOf, keysOf, listOf, titleFor } from './frame.ts';
import { isAcceptable, namesOf, saidOf } from './items.ts';
import { say } from './say.ts';
import { shownAs, type View, views } from './stage.ts';
import { begin, mark, neighbour, nextOpen, type State, shown } from './state.ts';

const stored = document.getElementById('report')?.textContent ?? '{}';
const report = JSON.parse(stored) as Report;
const state: State = begin(report);
const voice = el('p', { role: 'status', class: 'voice' });
const root = el('div', { class: 'page' });
document.body.append(root, voice);
let isSending = false;

const wide = matchMedia('(min-width: 900px)');

/** Says something, to be seen too. */
function announce(...said: string[]): void {
  voice.className = 'voice';
  voice.replaceChildren(...said.map((line) => el('span', {}, line)));
}

/** Says to those who only listen what everybody else sees. */
function whisper(said: string): void {
  voice.className = 'unseen';
  voice.replaceChildren(said);
}

/** Draws a part anew and leaves the focus where it was, by the name or the words of what has it. */
function draw(): void {
  const { activeElement } = document;
  const mine = activeElement && root.contains(activeElement) ? activeElement : null;
  const selector = mine && selectorOf(mine);
  const list = root.querySelector('.list');
  const isListOpen = list instanceof HTMLDetailsElement ? list.open : wide.matches;
  const scrolled = list?.scrollTop ?? 0;
  document.title = `${say('title')} · ${say('brand')}`;
  root.replaceChildren(
    headOf(state, draw),
    el('section', { class: 'bars', 'aria-label': say('shown') }, filtersOf(state, filter)),
    el('div', { class: 'columns' }, listOf(state, isListOpen), main()),
    keysOf(state),
  );
  root.querySelector('.list')?.scrollTo(0, scrolled);
  if (state.current) goToChange(state.current);
  if (selector) root.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}

/** Brings what differs to the middle of the stage. */
function goToChange({ box }: Item): void {
  const stage = root.querySelector('#stage');
  const picture = stage?.querySelector('img');
  if (!box || !stage || !picture) return;
  const drawn = picture.getBoundingClientRect();
  const scale = drawn.width / picture.width || 1;
  const start = stage.getBoundingClientRect();
  const middle = (from: number, size: number, room: number) =>
    from + Math.min(size / 2, room / 2) - room / 2;
  stage.scrollTo(
    drawn.left - start.left + middle(box.x * scale, box.width * scale, stage.clientWidth),
    drawn.top - start.top + middle(box.y * scale, box.height * scale, stage.clientHeight),
  );
}

function selectorOf(element: Element): string {
  if (element.id) return `#${element.id}`;
  const name = element.getAttribute('name') ?? '';
  const value =
    element instanceof HTMLInputElement && element.type === 'radio' ? element.value : '';
  const href = element.getAttribute('href');
  if (href) return `a[href="${CSS.escape(href)}"]`;
  return value ? `[name="${name}"][value="${value}"]` : `[name="${name}"]`;
}

function filter(kind: Item['kind'], isShown: boolean): void {
  if (isShown) state.kinds.add(kind);
  else state.kinds.delete(kind);
  const all = shown(state);
  if (!state.current || !all.includes(state.current)) state.current = all[0];
  draw();
}

function show(item: Item | undefined): void {
  if (!item) return;
  state.current = item;
  state.looking.isBefore = false;
  history.replaceState(null, '', `#${encodeURIComponent(item.name)}`);
  draw();
  const all = shown(state);
  const { story, dress } = namesOf(item);
  whisper(`${say('place', { words: [all.indexOf(item) + 1, all.length] })} ${story} ${dress}`);
  root.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
}

function look(view: View): void {
  state.looking.view = view;
  draw();
}

function swap(): void {
  if (state.looking.view !== 'swap') {
    look('swap');
    return;
  }
  state.looking.isBefore = !state.looking.isBefore;
  draw();
  whisper(say('nowShown', { words: [say(state.looking.isBefore ? 'before' : 'after')] }));
}

function resize(): void {
  state.looking.isActualSize = !state.looking.isActualSize;
  draw();
}

async function deliver(items: readonly Item[]): Promise<Outcome> {
  // A second press waits for the first answer.
  if (isSending) return { accepted: [], said: [] };
  isSending = true;
  const outcome = await send(items, report.accepts).finally(() => {
    isSending = false;
  });
  for (const name of outcome.accepted) state.accepted.add(name);
  return outcome;
}

/** Accepts the picture on the stage, or marks it, and goes on to the next one that waits. */
async function accept(): Promise<void> {
  const { current } = state;
  if (!current || !isAcceptable(current) || state.accepted.has(current.name)) return;
  if (report.accepts.by === 'command') {
    const isChosen = !state.chosen.has(current.name);
    mark(state, [current.name], isChosen);
    goOn(isChosen ? [] : [say('unchoose')]);
  } else if (report.accepts.by === 'server') {
    const { accepted, said } = await deliver([current]);
    if (accepted.length > 0) goOn(said);
    else if (said.length > 0) announce(...said);
  }
}

function goOn(said: string[]): void {
  const next = nextOpen(state);
  if (next) show(next);
  else draw();
  announce(...said, next ? namesOf(next).story : say('allDone'));
}

function acceptAll(): void {
  const items = open(state);
  if (report.accepts.by === 'command') {
    mark(
      state,
      items.map(({ name }) => name),
      true,
    );
    draw();
    return;
  }
  askAll(items.length, () => {
    void deliver(items).then(({ said }) => {
      draw();
      announce(...said);
    });
  });
}

function main(): HTMLElement {
  const { current } = state;
  if (!current) {
    const isEmpty = state.items.length === 0;
    return el(
      'main',
      { class: 'nothing' },
      el('h2', {}, say('nothing')),
      el('p', {}, say(isEmpty ? 'nothingLong' : 'hidden')),
    );
  }
  const group = report.groups.find(({ items }) => items.includes(current));
  const { story, dress } = namesOf(current);
  const all = shown(state);
  const has = Boolean(current.before && current.after);
  return el(
    'main',
    {},
    el(
      'div',
      { class: 'about' },
      el('p', { class: 'kicker' }, titleFor(group?.title ?? '')),
      el('h2', {}, story, el('span', { class: 'dress' }, dress)),
      el(
        'p',
        { class: `kind ${current.kind}` },
        el('b', {}, say(current.kind)),
        el('span', {}, saidOf(current).join(' · ')),
      ),
    ),
    tools(has),
    el(
      'div',
      {
        class: `stage${state.looking.isActualSize ? ' actual' : ''}`,
        role: 'region',
        tabindex: 0,
        id: 'stage',
        'aria-label': say('stage'),
      },
      ...shownAs(current, state.looking, swap),
    ),
    actions(current, all),
    commandOf(state, announce),
  );
}

function tools(has: boolean): HTMLElement {
  const options = views.map((value, index) => ({ value, label: say(value), key: `${index + 1}` }));
  return el(
    'div',
    { class: 'tools' },
    has && choices(say('views'), 'view', options, state.looking.view, look),
    button(say('actual'), resize, {
      key: 'Z',
      class: 'plain',
      name: 'actual',
      'aria-pressed': String(state.looking.isActualSize),
    }),
  );
}

function actions(current: Item, all: readonly Item[]): HTMLElement {
  const at = all.indexOf(current);
  const { by } = report.accepts;
  const isDone = state.accepted.has(current.name);
  const isChosen = state.chosen.has(current.name);
  const name =
    by === 'server'
      ? say(isDone ? 'acceptedOne' : 'accept')
      : say(isChosen ? 'unchoose' : 'choose');
  const waiting = open(state).length;
  return el(
    'div',
    { class: 'actions' },
    button(say('previous'), () => show(neighbour(state, -1)), {
      key: 'K',
      class: 'plain',
      name: 'previous',
      disabled: at <= 0,
    }),
    el('span', { class: 'place' }, say('place', { words: [at + 1, all.length] })),
    button(say('next'), () => show(neighbour(state, 1)), {
      key: 'J',
      class: 'plain',
      name: 'next',
      disabled: at === all.length - 1,
    }),
    by === 'nobody'
      ? el('p', { class: 'quiet' }, say('already'))
      : button(name, () => void accept(), {
          key: 'A',
          class: isChosen ? 'plain' : 'main',
          name: 'accept',
          disabled: isDone || !isAcceptable(current),
        }),
    by !== 'nobody' &&
      waiting > 1 &&
      button(say(by === 'server' ? 'acceptAll' : 'chooseAll'), acceptAll, {
        class: 'plain',
        name: 'all',
      }),
  );
}

const keys: Readonly<Record<string, () => void>> = {
  j: () => show(neighbour(state, 1)),
  k: () => show(neighbour(state, -1)),
  a: () => void accept(),
  s: swap,
  z: resize,
  ...Object.fromEntries(views.map((view, index) => [`${index + 1}`, () => look(view)])),
};

document.addEventListener('keydown', (event) => {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  const does = keys[event.key.toLowerCase()];
  const mayRepeat = /^[jk]$/i.test(event.key);
  if (
    !state.areKeysOn ||
    !isPlain ||
    (event.repeat && !mayRepeat) ||
    document.querySelector('dialog')
  )
    return;
  if (!does) return;
  event.preventDefault();
  does();
});
addEventListener('hashchange', () => {
  const named = decodeURIComponent(location.hash.slice(1));
  const item = state.items.find(({ name }) => name === named);
  if (item && item !== state.current) show(item);
});

if (matchMedia('(prefers-color-scheme: dark)').matches) {
  document.documentElement.dataset.theme = 'dark';
}
draw();
