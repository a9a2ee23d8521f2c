import { expect, it } from 'vitest';
import { cubicMetres } from './cubicMetres.ts';

it.each([
  [0, '0'],
  [420_000, '0.42'],
  [12_500_000, '12.5'],
  [18_400, '0.018'],
  [120, '< 0.001'],
])('%i cm³ are %s m³', (cm3, words) => expect(cubicMetres(cm3)).toBe(words));
