// Where findings lie on the page that is shown, and under which numbers people speak of them.
import type { ProofFinding, ProofMark, ProofPlace } from './proofTypes.ts';

/** Numbers of the findings that have a place, by their ids, counted from 1. */
export const numbersOf = (findings: readonly ProofFinding[]): ReadonlyMap<string, number> =>
  new Map(
    findings.filter(({ page }) => page !== undefined).map(({ id }, index) => [id, index + 1]),
  );

/** @param shown the page, counted from 1; what names none is meant to be on every one */
export const marksOn = (
  shown: number,
  findings: readonly ProofFinding[],
  selectedId: string | null,
  numbers: ReadonlyMap<string, number>,
): ProofMark[] =>
  findings.flatMap(({ id, severity, page = shown, box, more = [] }) =>
    [{ page, box } satisfies ProofPlace, ...more].flatMap((place, nth) =>
      place.page === shown && place.box
        ? [
            {
              key: `${id} ${nth}`,
              box: place.box,
              severity,
              isSelected: id === selectedId,
              number: numbers.get(id) ?? null,
            },
          ]
        : [],
    ),
  );
