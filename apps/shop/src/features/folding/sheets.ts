/** What the drawing of a folded piece is made of: panels in space with the pages that are printed on them. Pure. */
import type { Spot } from '@banxin/pricing/dieLine';
import { type Pose, posesOf } from '@banxin/pricing/foldPose';
import type { FoldPlan } from '@banxin/pricing/foldUp';
import { type InOnePlane, inStack, onBody, type PlacedPanel, type View } from './projection.ts';

/** A page of the customer's file. */
export interface Art {
  readonly url: string;
  /** With its bleed. @unit mm */
  readonly widthMm: number;
  readonly heightMm: number;
}

/** A panel with what stands on it. */
export interface ArtPanel extends PlacedPanel {
  /** Of the flat piece. @unit mm */
  readonly widthMm: number;
  readonly heightMm: number;
  readonly front: Art | null;
  readonly back: Art | null;
}

export interface Body {
  readonly panels: readonly ArtPanel[];
  readonly steps: number;
  readonly inOnePlane: InOnePlane;
}

const isRootFront = ({ yaw, pitch }: View): boolean =>
  Math.cos((yaw / 180) * Math.PI) * Math.cos((pitch / 180) * Math.PI) > 0;

/** @param pages outside and inside of the flat piece */
export function foldedBody(
  plan: FoldPlan,
  pages: readonly (Art | null)[],
  progress: number,
  view: View,
): Body {
  const poses = posesOf(plan, progress);
  const { widthMm, heightMm, steps, ends } = plan;
  return {
    steps,
    inOnePlane: ends === 'box' ? onBody : inStack(isRootFront(view)),
    panels: plan.panels.map(({ outline, layer }, at) => ({
      outline,
      layer,
      pose: poses[at] as Pose,
      widthMm,
      heightMm,
      front: pages[0] ?? null,
      back: pages[1] ?? null,
    })),
  };
}

export interface Book {
  /** Of a page. @unit mm */
  readonly widthMm: number;
  readonly heightMm: number;
  /** In the order of reading, the cover's among them; null where a page is missing. */
  readonly pages: readonly (Art | null)[];
}

export const leavesOf = ({ pages }: Pick<Book, 'pages'>): number => Math.ceil(pages.length / 2);

/** A leaf turned around the spine, towards who reads. @param share 0 right, 1 left */
const leafPose = (share: number): Pose => {
  const [c, s] = [Math.cos(share * Math.PI), Math.sin(share * Math.PI)];
  return [c, 0, -s, 0, 0, 1, 0, 0, s, 0, c, 0];
};

/** @param progress leaves that are turned */
export function openBook({ widthMm, heightMm, pages }: Book, progress: number, view: View): Body {
  const leaves = leavesOf({ pages });
  const turned = Math.min(Math.floor(progress), leaves);
  const share = progress - turned;
  const outline: readonly Spot[] = [
    [0, 0],
    [widthMm, 0],
    [widthMm, heightMm],
    [0, heightMm],
  ];
  const leaf = (at: number, by: number, layer: number): ArtPanel[] =>
    at < 0 || at >= leaves
      ? []
      : [
          {
            outline,
            layer,
            pose: leafPose(by),
            widthMm,
            heightMm,
            front: pages[at * 2] ?? null,
            back: pages[at * 2 + 1] ?? null,
          },
        ];
  return {
    steps: leaves,
    inOnePlane: inStack(isRootFront(view)),
    panels: [
      ...leaf(turned - 1, 1, 1),
      ...(share > 0 ? [...leaf(turned, share, 0), ...leaf(turned + 1, 0, 1)] : leaf(turned, 0, 1)),
    ],
  };
}

/** Where a page lies on the flat piece; a page on its side is turned as the works turn it. */
export function artPlace(art: Art, { widthMm, heightMm }: Pick<ArtPanel, 'widthMm' | 'heightMm'>) {
  const isTurned = art.widthMm > art.heightMm !== widthMm > heightMm;
  const [w, h] = isTurned ? [heightMm, widthMm] : [widthMm, heightMm];
  return {
    x: (w - art.widthMm) / 2,
    y: (h - art.heightMm) / 2,
    turn: isTurned ? `matrix(0 -1 1 0 0 ${heightMm})` : undefined,
  };
}
