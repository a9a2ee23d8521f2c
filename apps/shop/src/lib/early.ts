/** What a visitor typed or pressed on a page that the server drew, before it was alive, is done once it is. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const isBox = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

/** Whether only one of two radio buttons can be chosen. */
const isBeside = (one: Element, { name, form }: HTMLInputElement): boolean =>
  one instanceof HTMLInputElement &&
  one.type === 'radio' &&
  name !== '' &&
  one.name === name &&
  one.form === form;

/** Whether it is not as the server drew it. */
function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    // Where the server marks none, the browser shows the first.
    const drawn = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
    return drawn !== undefined && !drawn.selected;
  }
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** React writes its properties on what it takes over, a while before it hears of it. */
const isAlive = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/**
 * Says a field's value as a visitor would. React watches what is set on the element itself and hears of nothing that
 * is there already: what was typed before it came looks old to it, and the next drawing would take it away.
 */
function say(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  field.value = '';
  set?.call(field, value);
  const event = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Calls `run` whenever a part of the page is in its place; answers how to stop. */
type EachPart = (run: () => void) => () => void;

export interface Early {
  /** Does each thing when its element is alive. */
  readonly doWhenAlive: (eachPart: EachPart) => void;
  /** Something that stands beside what the page is for was pressed or typed into. */
  readonly frameIsUsed: Promise<void>;
}

/** Begins to remember. Links and forms that lead somewhere need nobody. */
export function keepEarly(root: HTMLElement): Early {
  /** As the server drew them: nobody hears of these yet. */
  const drawn = new Set(root.querySelectorAll('button, input, textarea, select'));
  const waiting = new Map<Element, () => void>();
  let tellFrame: () => void = () => undefined;
  const frameIsUsed = new Promise<void>((resolve) => {
    tellFrame = resolve;
  });
  const remember = (element: Element): void => {
    if (!drawn.has(element)) return;
    if (element.closest('main') === null) tellFrame();
    if (isBox(element)) {
      const { checked, type } = element;
      if (type === 'radio') {
        // What lost its choice to another says nothing: the other does.
        if (!checked) return;
        for (const one of waiting.keys()) if (isBeside(one, element)) waiting.delete(one);
      }
      waiting.set(element, () => {
        // React takes for its own what is there when it comes, and hears only of what changes then.
        element.checked = !checked;
        element.click();
      });
    } else if (isField(element)) {
      const { value } = element;
      waiting.set(element, () => say(element, value));
    } else if (element instanceof HTMLButtonElement && element.type === 'button') {
      waiting.set(element, () => element.click());
    }
  };
  for (const field of drawn) {
    if (isField(field) && isTouched(field)) remember(field);
  }
  const end = new AbortController();
  const hear = ({ target, isTrusted }: Event): void => {
    if (!isTrusted || !(target instanceof Element)) return;
    const pressed = target.closest('button');
    remember(pressed ?? target);
  };
  for (const type of ['input', 'change', 'click']) {
    root.addEventListener(type, hear, { capture: true, signal: end.signal });
  }
  const doWhenAlive = (eachPart: EachPart): void => {
    const stop = eachPart(() => {
      for (const element of drawn) {
        if (element.isConnected && !isAlive(element)) continue;
        drawn.delete(element);
        if (element.isConnected) waiting.get(element)?.();
        waiting.delete(element);
      }
      if (drawn.size > 0) return;
      end.abort();
      stop();
    });
  };
  return { doWhenAlive, frameIsUsed };
}
