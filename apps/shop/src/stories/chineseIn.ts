/**
 * Chinese that a reader of English meets, in words and in what is read aloud. What customers wrote is theirs; what says
 * of itself that it is Chinese is meant to be: an amount in capitals, as accounts write it in every language.
 */
const CHINESE = /[\u3400-\u9fff]/;
const READ_ALOUD = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'] as const;

export function chineseIn(element: Element, theirs: readonly string[] = []): string[] {
  const found: string[] = [];
  const look = (text: string): void => {
    const rest = theirs.reduce((left, own) => left.replaceAll(own, ''), text);
    if (CHINESE.test(rest)) found.push(text);
  };
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const isMeant = (one: Element | null): boolean => {
    const said = one?.closest<HTMLElement>('[lang]');
    return said?.lang === 'zh-CN' && element.contains(said);
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!isMeant(node.parentElement)) look(node.textContent ?? '');
  }
  for (const one of element.querySelectorAll('*')) {
    if (isMeant(one)) continue;
    for (const name of READ_ALOUD) look(one.getAttribute(name) ?? '');
  }
  return found;
}
