// Imitates a reader's system settings, reduced motion and forced colours, for the toolbar.
// It only switches our own media rules; the test runner emulates the real features in the browser.

const features = {
  motion: '(prefers-reduced-motion: reduce)',
  colours: '(forced-colors: active)',
} as const;

const originals = new WeakMap<CSSMediaRule, string>();

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
  }
}

/** Makes the rules behind a media feature apply, or hands them back to the reader's system. */
export function imitateMedia(feature: keyof typeof features, isActive: boolean): void {
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRules(sheet.cssRules)) {
      const original = originals.get(rule) ?? rule.media.mediaText;
      if (!original.includes(features[feature])) continue;
      originals.set(rule, original);
      rule.media.mediaText = isActive ? original.replace(features[feature], 'all') : original;
    }
  }
}
