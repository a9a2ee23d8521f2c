// Makes elements of the page.

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
type Child = Node | string | false | null | undefined;

/** An element with attributes (`false` and undefined leave one out) and children. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== false && child != null));
  return element;
}

/** A button that does something; its key is said beside its name. */
export function button(
  name: string,
  press: () => void,
  { key, ...attributes }: Attributes & { key?: string } = {},
): HTMLButtonElement {
  const hint = key !== undefined && el('kbd', { 'aria-hidden': 'true' }, key);
  const made = el(
    'button',
    { type: 'button', 'aria-keyshortcuts': key, ...attributes },
    name,
    hint,
  );
  made.addEventListener('click', press);
  return made;
}

/** Choices of which one holds: native radio buttons that look like a strip. */
export function choices<Value extends string>(
  legend: string,
  name: string,
  options: readonly { value: Value; label: string; key?: string }[],
  chosen: Value,
  choose: (value: Value) => void,
): HTMLFieldSetElement {
  const inputs = options.map(({ value, label, key }) => {
    const input = el('input', { type: 'radio', name, value, checked: value === chosen });
    input.addEventListener('change', () => choose(value));
    return el(
      'label',
      {},
      input,
      el('span', {}, label, key !== undefined && el('kbd', { 'aria-hidden': 'true' }, key)),
    );
  });
  return el('fieldset', { class: 'strip' }, el('legend', { class: 'unseen' }, legend), ...inputs);
}

/** The bytes of a picture, which stand in the page. */
export function sourceOf(key: string): string {
  const stored = document.getElementById(`picture-${key}`);
  if (!stored) throw new Error(`The page holds no picture ${key}.`);
  return `data:image/webp;base64,${stored.textContent}`;
}
