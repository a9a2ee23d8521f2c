/** Every committed chart is one that Mermaid reads, and the grammar sees what it would not read. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chartsHome } from '../build/allCharts.ts';
import { atlases } from '../src/atlases.ts';
import { chartProblems } from './chartGrammar.ts';

it.each(Object.keys(atlases))('Mermaid reads the chart of %s', (flow) => {
  expect(chartProblems(readFileSync(`${chartsHome}${flow}.mmd`, 'utf8'))).toEqual([]);
});

describe('the grammar sees', () => {
  const good = readFileSync(`${chartsHome}login.mmd`, 'utf8');

  it.each([
    ['a state that is not closed', (chart: string) => chart.replace(/\n {2}\}\n/, '\n')],
    ['an arrow of the wrong kind', (chart: string) => chart.replace('-->', '->')],
    ['a name with a hyphen', (chart: string) => chart.replaceAll('shown_form', 'shown-form')],
    ['a name that nothing declares', (chart: string) => chart.replace('--> closing', '--> gone')],
    ['a word of Mermaid’s as a name', (chart: string) => chart.replaceAll('closing', 'note')],
    [
      'a state declared twice',
      (chart: string) => chart.replace(/^( +state "closing".*)$/m, '$1\n$1'),
    ],
    ['a missing separator of regions', (chart: string) => chart.replace(/^ +--\n/m, '')],
    ['a machine without a start', (chart: string) => chart.replace('  [*] --> shown\n', '')],
    ['a label that would end the line', (chart: string) => chart.replace(/ : .*$/m, ' : a;b')],
    ['another kind of diagram', (chart: string) => chart.replace('stateDiagram-v2', 'flowchart')],
  ])('%s', (_, spoil) => {
    const spoilt = spoil(good);
    expect(spoilt).not.toBe(good);
    expect(chartProblems(spoilt)).not.toEqual([]);
  });
});
