/** What a device is called, from what its browser says of itself. */

/** The first that fits counts: browsers name those they descend from. */
const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
] as const;

const browsers = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/QQBrowser\//, 'QQ Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const fitting = (names: readonly (readonly [RegExp, string])[], agent: string) =>
  names.find(([looks]) => looks.test(agent))?.[1];

/** `Windows · Chrome`. @param unknown when it says nothing that is known */
export function deviceName(agent: string, unknown: string): string {
  const parts = [fitting(systems, agent), fitting(browsers, agent)];
  return parts.filter((part) => part !== undefined).join(' · ') || unknown;
}
