// Where elements stand, for plays that prove a layout. Stories only.

/** Edges of an element in the window. @unit px */
export const placeOf = (element: Element): DOMRect => element.getBoundingClientRect();

/** Space between two elements that stand below each other. @unit px */
export const spaceBelow = (upper: Element | undefined, lower: Element | undefined): number =>
  upper && lower ? placeOf(lower).top - placeOf(upper).bottom : Number.NaN;

/** Space between two elements that stand beside each other. @unit px */
export const spaceBeside = (left: Element | undefined, right: Element | undefined): number =>
  left && right ? placeOf(right).left - placeOf(left).right : Number.NaN;

/** Width of the window without the room that is kept for its scroll bar. @unit px */
export const windowWidth = (): number => placeOf(document.documentElement).width;

/** How much wider than the window the page is; 0 when it does not scroll sideways. @unit px */
export const sidewaysScroll = (): number => document.documentElement.scrollWidth - windowWidth();
