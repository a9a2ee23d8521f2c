// Publishes hover and press of native controls as the data attributes that react-aria sets on its own.

/** A thousand rows with a control each must not carry a thousand listeners: the document hears for all of them. */
const marked = '[data-marked]';

/** Calls with each marked element from the event's target outwards. */
function eachAround({ target }: Event, change: (element: Element) => void): void {
  let element = target instanceof Element ? target.closest(marked) : null;
  while (element !== null) {
    change(element);
    element = element.parentElement?.closest(marked) ?? null;
  }
}

const release = (event: Event): void =>
  eachAround(event, (element) => element.removeAttribute('data-pressed'));

function listen(): void {
  // What stops an event from rising must not leave a control pressed.
  const hear = (
    name: 'over' | 'out' | 'down' | 'up' | 'cancel',
    heard: (event: PointerEvent) => void,
  ): void => document.addEventListener(`pointer${name}`, heard, { capture: true, passive: true });
  hear('over', (event) => {
    // A touch never hovers.
    if (event.pointerType === 'touch') return;
    eachAround(event, (element) => element.setAttribute('data-hovered', 'true'));
  });
  hear('out', (event) => {
    const to = event.relatedTarget;
    eachAround(event, (element) => {
      if (to instanceof Node && element.contains(to)) return;
      element.removeAttribute('data-hovered');
      element.removeAttribute('data-pressed');
    });
  });
  hear('down', (event) => {
    if (event.button !== 0) return;
    eachAround(event, (element) => element.setAttribute('data-pressed', 'true'));
  });
  hear('up', release);
  hear('cancel', release);
}

const attribute = { 'data-marked': '' } as const;
let isListening = false;

/** Spread on a control of the browser: nothing is drawn again by React when it is pointed at. */
export function pointerMarks(): typeof attribute {
  if (!isListening && typeof document !== 'undefined') {
    isListening = true;
    listen();
  }
  return attribute;
}
