// Contrast ratio of two opaque colours by the WCAG formula.

const luminance = (hex: string): number => {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};

/** From 1 to 21, rounded down to two places so that no promise is rounded up. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return Math.floor((100 * (Math.max(a, b) + 0.05)) / (Math.min(a, b) + 0.05)) / 100;
}
