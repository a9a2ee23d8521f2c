/**
 * Plan for labels on a narrow web (不干胶): set-up, material by the area of a position, knife, slitting.
 */

import { divHalfUp } from '../money.ts';
import { shortName } from '../wording/names.ts';
import { sentence } from '../wording/sentence.ts';
import { craftCharge } from './finishing.ts';
import { craftOf, type Job } from './job.ts';
import { paperCost } from './paperCost.ts';
import { type Charge, charge, type Plan } from './plan.ts';

export function labelPlan(job: Job): Plan {
  const { book, configuration, material, flat } = job;
  const { label, finishing } = book;
  const pitch = (flat.widthMm + label.gapMm) * (flat.heightMm + label.gapMm);
  const used = divHalfUp(pitch * (10_000 + label.waste), 10_000);
  const paper = paperCost(book, material.paper, configuration.gsm, used);
  const charges: Charge[] = [
    charge('print', sentence('work', 'print'), { fixed: label.setup }, () =>
      sentence('labelSetup'),
    ),
    charge('paper', sentence('work', 'labelStock'), { perPiece: paper }, ({ pieces }) =>
      sentence(
        'labelStock',
        shortName(material),
        flat.widthMm + label.gapMm,
        flat.heightMm + label.gapMm,
        pieces,
      ),
    ),
  ];
  const film = craftOf(job, 'film');
  if (film) {
    const perPiece = divHalfUp(used * finishing.film.perUnit, 1_000_000);
    const { fixed, minLabel } = finishing.film;
    charges.push(
      charge('film', film.text, { fixed, perPiece, min: minLabel }, ({ pieces }) =>
        sentence('labels', pieces),
      ),
    );
  }
  const context = { product: job.product, flat, isOnSheet: false, positions: 1 };
  for (const chosen of job.crafts) {
    const one = craftCharge(book, chosen, context);
    if (one) charges.push(one);
  }
  charges.push(
    charge('packing', sentence('work', 'slitting'), { fixed: label.packing }, () =>
      sentence('once'),
    ),
  );
  return {
    mode: 'label',
    styles: 'separate',
    runs: [],
    charges,
    shareNumerator: 1,
    shareDenominator: 1,
    margin: null,
    minPieces: 0,
    maxPieces: Number.POSITIVE_INFINITY,
    maxSheets: Number.POSITIVE_INFINITY,
    sheet: null,
    nUp: 0,
    duplex: 'single',
    forms: 0,
  };
}
