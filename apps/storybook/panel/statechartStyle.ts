// How the statechart panel looks: drawn by the frame, outside the design system's style sheet.

import type { ChartNode } from '@banxin/flows/testing';
import type { CSSProperties } from 'react';

const ink = '#17191E';
const line = '#918B7D';
const action = '#2340B0';

export const css = {
  panel: { padding: 12, fontSize: 12, lineHeight: 1.5, color: ink, background: '#FBFAF6' },
  columns: { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'flex-start' },
  choice: { display: 'flex', gap: 8, alignItems: 'center', marginBottom: 8 },
  nest: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    margin: '4px 0 0',
    padding: 0,
    listStyle: 'none',
    flex: '2 1 320px',
  },
  exits: { margin: '2px 0 0', padding: 0, listStyle: 'none', fontSize: 11, color: '#4A505B' },
  side: { display: 'flex', flexDirection: 'column', gap: 4, flex: '1 1 220px' },
  answers: { display: 'flex', flexDirection: 'column', gap: 4 },
  choiceOf: (kind: 'done' | 'refusal' | 'failure'): CSSProperties => ({
    textAlign: 'start',
    borderInlineStart: `4px solid ${{ done: '#1E7A4B', refusal: '#B3261E', failure: '#8A5A00' }[kind]}`,
  }),
  head: { fontSize: 12, margin: '8px 0 0' },
  log: { margin: 0, paddingInlineStart: 20, maxHeight: 160, overflowY: 'auto' },
  flight: { marginTop: 12, paddingTop: 8, borderTop: `1px solid ${line}` },
  entry: (isDone: boolean): CSSProperties => ({ color: isDone ? action : ink }),
  box: (isCurrent: boolean, kind: ChartNode['kind']): CSSProperties => ({
    padding: 6,
    background: '#FFFFFF',
    border: `${isCurrent ? 2 : 1}px ${kind === 'parallel' ? 'dashed' : 'solid'} ${isCurrent ? action : line}`,
    borderRadius: kind === 'final' ? 10 : 2,
  }),
  state: (isCurrent: boolean): CSSProperties => ({
    border: 0,
    padding: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: isCurrent ? 700 : 400,
    color: isCurrent ? action : ink,
    cursor: 'pointer',
  }),
} satisfies Record<string, CSSProperties | ((...args: never[]) => CSSProperties)>;
