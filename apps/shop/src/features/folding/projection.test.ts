/** What is nearer is drawn later, what is outside hides what is inside, and pictures lie on their panels. */
import { type Pose, posesOf } from '@banxin/pricing/foldPose';
import { foldPlan } from '@banxin/pricing/foldUp';
import { productById } from '@banxin/pricing/products';
import { describe, expect, test } from 'vitest';
import { inStack, onBody, seen } from './projection.ts';

function folded(id: number, view: { yaw: number; pitch: number }, progress = Number.MAX_VALUE) {
  const product = productById(id);
  const plan = product && foldPlan(product, product.defaults);
  if (!plan) throw new Error(`${id} is not folded`);
  const poses = posesOf(plan, Math.min(progress, plan.steps));
  const panels = plan.panels.map(({ outline, layer }, at) => ({
    outline,
    layer,
    pose: poses[at] as Pose,
  }));
  const isRootFront = Math.cos((view.yaw / 180) * Math.PI) > 0;
  return { plan, panels: seen(panels, view, plan.ends === 'box' ? onBody : inStack(isRootFront)) };
}

test('flat and seen from the front, every panel lies where the knife cuts it', () => {
  const { panels } = folded(501, { yaw: 0, pitch: 0 }, 0);
  for (const { matrix } of panels) {
    expect(matrix.map((one) => Math.round(one * 1e6) / 1e6 + 0)).toEqual([1, 0, 0, 1, 0, 0]);
  }
});

describe('a closed box', () => {
  test.each([
    ['from the front', { yaw: -30, pitch: 20 }],
    ['from behind', { yaw: 150, pitch: 20 }],
    ['from below', { yaw: 40, pitch: -30 }],
  ])('%s shows printed sides in front of all plain ones that they cover', (_, view) => {
    const { panels } = folded(501, view);
    const last = panels.slice(-3);
    expect(last.every(({ isFront }) => isFront)).toBe(true);
  });
});

test('an envelope shows its front from the front, and its flap over everything from behind', () => {
  expect(folded(601, { yaw: 10, pitch: 10 }).panels.at(-1)?.index).toBe(0);
  expect(folded(601, { yaw: 190, pitch: 10 }).panels.at(-1)?.index).toBe(4);
});

test('a folded leaflet shows the panel that stays, and from behind the one that was folded last', () => {
  expect(folded(203, { yaw: 15, pitch: 5 }).panels.at(-1)?.index).toBe(0);
  expect(folded(203, { yaw: 195, pitch: 5 }).panels.at(-1)?.index).toBe(2);
});

test('what is turned away from the light has more shade', () => {
  const { panels } = folded(501, { yaw: -30, pitch: 20 });
  const shades = panels.filter(({ isFront }) => isFront).map(({ shade }) => shade);
  expect(Math.max(...shades)).toBeGreaterThan(Math.min(...shades));
});
