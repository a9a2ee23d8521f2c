/** PNG prediction of rows (ISO 32000-1 §7.4.4.4; PNG §9). */

/** Undoes a PNG prediction in place. `above` is the row before, as it is. */
export function unpredictRow(
  kind: number,
  line: Uint8Array,
  above: Uint8Array,
  pixel: number,
): void {
  if (kind === 0) return;
  for (let x = 0; x < line.length; x += 1) {
    const left = x >= pixel ? (line[x - pixel] as number) : 0;
    const up = above[x] ?? 0;
    const corner = x >= pixel ? (above[x - pixel] ?? 0) : 0;
    line[x] = (line[x] as number) + predicted(kind, left, up, corner);
  }
}

function predicted(kind: number, left: number, up: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  if (kind !== 4) return 0;
  const estimate = left + up - corner;
  const dLeft = Math.abs(estimate - left);
  const dUp = Math.abs(estimate - up);
  const dCorner = Math.abs(estimate - corner);
  if (dLeft <= dUp && dLeft <= dCorner) return left;
  return dUp <= dCorner ? up : corner;
}
