// What a form does around its submission: which Enter counts, and where the focus goes.

/** Chinese input sends its committing Enter with this key code in browsers that forget `isComposing`. */
const COMPOSING_KEY_CODE = 229;

/** Cancels an Enter in a line of text that must not send the form: it commits Chinese input, or is held down. */
export function stopRepeatOrComposing(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  if (event.repeat || event.isComposing || event.keyCode === COMPOSING_KEY_CODE) {
    event.preventDefault();
  }
}

const usable = (selector: string): string =>
  `${selector}:not(:disabled):not([tabindex="-1"]):not([type=hidden])`;
const FOCUSABLE = ['input', 'textarea', 'select', 'button', '[tabindex]'].map(usable).join();

/** Focuses the first field marked as invalid; false when there is none. */
export function focusFirstInvalid(form: HTMLFormElement): boolean {
  for (const field of form.querySelectorAll<HTMLElement>('[aria-invalid=true], [data-invalid]')) {
    const target = field.matches(FOCUSABLE) ? field : field.querySelector<HTMLElement>(FOCUSABLE);
    if (target && target.closest('form') === form) {
      target.focus();
      return true;
    }
  }
  return false;
}
