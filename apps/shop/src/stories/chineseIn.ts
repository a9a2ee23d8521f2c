/** Chinese that a reader of English meets, in words and in what is read aloud; what customers wrote is theirs. */
const CHINESE = /[\u3400-\u9fff]/;
const READ_ALOUD = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'] as const;

export function chineseIn(element: Element, theirs: readonly string[] = []): string[] {
  const found: string[] = [];
  const look = (text: string): void => {
    const rest = theirs.reduce((left, own) => left.replaceAll(own, ''), text);
    if (CHINESE.test(rest)) found.push(text);
  };
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) look(node.textContent ?? '');
  for (const one of element.querySelectorAll('*')) {
    for (const name of READ_ALOUD) look(one.getAttribute(name) ?? '');
  }
  return found;
}
